import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { type ProblemWords, translateRefusal } from '#core/i18n/translate-problem.ts';
import type { FormKind, ReturnedForm } from '#core/messages/form-messages.ts';
import { useProblemWords } from '../components/problem-words.ts';
import { usePageData } from '../site/page-data.ts';
import { fillIn, type Inputs } from './fields/inputs.ts';
import { toProblems } from './server-problems.ts';

/** How a form begins, as the server wrote it into the page. */
interface WrittenForm {
  /** What the inputs hold. */
  values: Inputs;
  /** Where it came without a script and was not taken: what is wrong with it. */
  wrong?: { problems: ReturnType<typeof toProblems>; errors: FieldErrors<Inputs> };
}

/** Whoever goes on to other pages and comes back gets the draft, which may be newer. */
const shown = new WeakSet<ReturnedForm>();

/** The form that the server gives back with this page for it to be put right, or else a blank one. */
export function useWrittenForm(kind: FormKind, blank: Inputs): WrittenForm {
  const { form } = usePageData();
  const words = useProblemWords();
  const [written] = useState(() =>
    form?.kind === kind && !shown.has(form) ? putBack(form, blank, words) : { values: blank },
  );
  useEffect(() => {
    if (form) shown.add(form);
  }, [form]);
  return written;
}

function putBack({ values, problems: found }: ReturnedForm, blank: Inputs, words: ProblemWords): WrittenForm {
  const problems = toProblems(translateRefusal(found, words), Object.keys(blank));
  const errors = problems.flatMap(({ name, message }) => (name ? [[name, { type: 'server', message }]] : []));
  return { values: fillIn(blank, values), wrong: { problems, errors: Object.fromEntries(errors) } };
}
