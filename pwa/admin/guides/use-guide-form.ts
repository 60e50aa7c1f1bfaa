import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Guide, GuideForm, suggestSlug } from '#core/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { languages } from '#core/i18n/languages.ts';
import type { Problem } from '../../forms/error-summary.tsx';
import { isSame } from '../../forms/inputs.ts';
import { toProblems } from '../../forms/server-problems.ts';
import { notify } from '../../notices/notices.ts';
import { useStaffText } from '../../text.tsx';
import { readRefusal } from '../staff-reply.ts';
import { saveGuide } from './guide-calls.ts';

type Field = keyof GuideForm;
type Inputs = Record<Exclude<Field, 'language'>, string> & Pick<Guide, 'language'>;

/** The fields in their order on the page. */
const names: readonly Field[] = [
  'title',
  'slug',
  'language',
  'excerpt',
  'tags',
  'reviewedBy',
  'bodyMarkdown',
];

/**
 * What is typed of a guide, a new one or `guide`, and what becomes of it. `version`: where the new one is another guide
 * in another language.
 */
export function useGuideForm(
  guide: Guide | undefined,
  version: Pick<Guide, 'slug' | 'language'> | undefined,
  onSaved: () => void,
) {
  const text = useStaffText(adminGuides);
  const [blank] = useState(() => toInputs(guide ?? version));
  const form = useForm<Inputs, unknown, GuideForm>({
    resolver: zodResolver(GuideForm) as unknown as Resolver<Inputs, unknown, GuideForm>,
    defaultValues: blank,
    // The summary does it, in the order of the page.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const slugIsTheirs = useRef(guide !== undefined || version !== undefined);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const [found, setFound] = useState<{ attempts: number; problems: { name?: string; message: string }[] }>({
    attempts: 0,
    problems: [],
  });
  const report = (problems: typeof found.problems) =>
    setFound(({ attempts }) => ({ attempts: attempts + 1, problems }));

  const showFailure = (error: unknown) => {
    const refusal = readRefusal(error);
    const message = refusal?.message ?? text.tryAgain;
    notify({
      title: guide ? text.notices.updateFailed : text.notices.createFailed,
      text: message,
      tone: 'destructive',
    });
    if (refusal?.code === 'changed_meanwhile') return setConflict(message);
    const issues = (refusal?.issues ?? []).map(({ path, message }) => ({ field: path, message }));
    const problems = toProblems({ message, issues }, names);
    for (const { name, message } of problems) {
      if (name) form.setError(name as Field, { type: 'server', message });
    }
    report(problems);
  };

  const save = (overwrites: boolean) =>
    form.handleSubmit(
      async (fields) => {
        setSaving(true);
        try {
          await saveGuide(fields, guide, overwrites);
          notify({ title: guide ? text.notices.updated : text.notices.created });
          onSaved();
        } catch (error) {
          showFailure(error);
        } finally {
          setSaving(false);
        }
      },
      (wrong) =>
        report(
          names.flatMap((name) => {
            const message = wrong[name]?.message;
            return message ? [{ name, message }] : [];
          }),
        ),
    );

  const underWay = useRef(false);
  const submit = async (overwrites: boolean, event?: FormEvent) => {
    event?.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setConflict(undefined);
    try {
      await save(overwrites)();
    } finally {
      underWay.current = false;
    }
  };

  const suggest = (name: Field, value: string) => {
    if (name === 'slug') slugIsTheirs.current = guide !== undefined || version !== undefined || value !== '';
    if (name !== 'title' || slugIsTheirs.current) return;
    form.setValue('slug', suggestSlug(value), { shouldValidate: found.attempts > 0 });
  };

  const values = form.watch();
  return {
    values,
    hasChanges: !isSame(values, blank),
    field: (name: Field) => ({
      id: `guide-${name}`,
      error: errors[name]?.message,
      ...form.register(name, {
        onChange: (event: { target: { value: string } }) => {
          if (errors[name]?.type === 'server') form.clearErrors(name);
          suggest(name, event.target.value);
        },
      }),
    }),
    submit,
    saving,
    /** What to say where somebody else has changed the guide meanwhile. */
    conflict,
    problems: found.problems.map(
      ({ name, message }): Problem => ({
        fieldId: name && `guide-${name}`,
        message,
        mended: name !== undefined && !errors[name as Field],
      }),
    ),
    attempts: found.attempts,
  };
}

function toInputs(guide: Partial<Guide> = {}): Inputs {
  return {
    slug: guide.slug ?? '',
    language: guide.language ?? languages[0],
    title: guide.title ?? '',
    excerpt: guide.excerpt ?? '',
    bodyMarkdown: guide.bodyMarkdown ?? '',
    tags: guide.tags?.join(', ') ?? '',
    reviewedBy: guide.reviewedBy ?? '',
  };
}
