import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { type ProblemWords, translateRefusal } from '#core/i18n/translate-problem.ts';
import { MAX_COMMENT, type ProblemKind, problemKinds } from '#core/lists/report-kinds.ts';
import type { ReportKind } from '#core/lists/staff-lists.ts';
import type { ReturnedForm } from '#core/messages/form-messages.ts';
import { useProblemWords } from '../../../components/problem-words.ts';
import { Honeypot } from '../../../forms/fields/honeypot.tsx';
import { RadioGroup } from '../../../forms/fields/radio-group.tsx';
import { TextArea } from '../../../forms/fields/text-area.tsx';
import { useScripted } from '../../../site/environment.ts';
import { pageText } from '../../../text.tsx';
import { useTelling } from './use-telling.ts';

const useReportsText = pageText('reports');

/**
 * Two taps: what is wrong, and Send; the comment opens with the first. And one that says that a call went through.
 * Without a script both are plain forms, and nothing is folded.
 */
export function ReportForms({ center, returned }: { center: Center; returned: ReturnedForm | undefined }) {
  const text = useReportsText();
  const scripted = useScripted();
  const action = useHref(`/centers/${center.slug}`);
  const words = useProblemWords();
  const { tell, sending, wrong } = useTelling(center, problemOf(returned, words));
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(returned && String(returned.values.kind ?? ''));
  // What was chosen before the script came.
  useEffect(() => setKind((before) => before || readForm(form.current).kind), []);
  const kinds = center.phone ? problemKinds : problemKinds.filter((each) => each !== 'WRONG_NUMBER');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { kind: said, ...more } = readForm(event.currentTarget);
    if (said) void tell(said, more);
  };
  const plain = { method: 'post', action, encType: 'multipart/form-data', onSubmit: submit } as const;
  const whichCenter = <input type="hidden" name="centerId" value={center.id} />;

  return (
    <>
      {wrong && (
        <p role="alert" className="rounded-lg bg-emergency-soft p-4 font-semibold text-emergency">
          {wrong}
        </p>
      )}
      <form {...plain} ref={form} aria-label={text.title} className="space-y-4">
        {whichCenter}
        <RadioGroup
          id="report-kind"
          name="kind"
          label={text.what}
          list={{ values: kinds as readonly [ProblemKind, ...ProblemKind[]], labels: text.kinds }}
          required
          written={returned && String(returned.values.kind ?? '')}
          onChange={({ target }) => setKind(target.value)}
        />
        <div className={`space-y-4 ${kind ? '' : 'folded hidden'}`}>
          <TextArea
            id="report-comment"
            name="comment"
            label={text.comment}
            note={text.optional}
            hint={text.commentHint}
            rows={3}
            maxLength={MAX_COMMENT}
            written={returned && String(returned.values.comment ?? '')}
          />
          <Honeypot ref={null} />
          <SendButton
            label={text.send}
            busy={sending !== undefined && sending !== 'WORKS' ? text.sending : undefined}
            disabled={sending !== undefined}
            primary
          />
        </div>
      </form>
      {center.phone && (
        <form {...plain} aria-label={text.works} className="space-y-2 border-t border-line pt-4">
          {whichCenter}
          <input type="hidden" name="kind" value="WORKS" />
          <p id="report-works">{text.worksIntro}</p>
          <SendButton
            label={text.works}
            busy={sending === 'WORKS' ? text.sending : undefined}
            // Before the script is there the browser sends it.
            disabled={scripted && sending !== undefined}
          />
        </form>
      )}
    </>
  );
}

function SendButton({
  label,
  busy,
  disabled,
  primary = false,
}: {
  label: string;
  /** What it says while it sends. */
  busy: string | undefined;
  disabled: boolean;
  primary?: boolean;
}) {
  return (
    <button
      type="submit"
      disabled={disabled}
      className={`button ${primary ? 'button-primary' : 'button-secondary'} max-sm:w-full`}
    >
      {busy ?? label}
    </button>
  );
}

function readForm(form: HTMLFormElement | null): { kind?: ReportKind; comment?: string; fax?: string } {
  if (!form) return {};
  const read = (name: string) => new FormData(form).get(name)?.toString();
  return { kind: read('kind') as ReportKind | undefined, comment: read('comment'), fax: read('fax') };
}

/** Why the server did not take what came without a script. */
function problemOf(returned: ReturnedForm | undefined, words: ProblemWords): string | undefined {
  if (!returned) return undefined;
  const { message, issues } = translateRefusal(returned.problems, words);
  return issues.map((issue) => issue.message).join(' ') || message;
}
