import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Guide, GuideForm, suggestSlug } from '#core/guide/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { languages } from '#core/i18n/languages.ts';
import { isConflict } from '#core/staff/conflict.ts';
import { type Edits, mergeEdits } from '#core/staff/merge-edits.ts';
import { notify } from '../../components/notices.ts';
import type { Problem } from '../../forms/error-summary.tsx';
import { fillIn, isSame } from '../../forms/fields/inputs.ts';
import { toProblems } from '../../forms/server-problems.ts';
import { readRefusal } from '../staff-reply.ts';
import type { Draft } from '../unsaved/drafts.ts';
import { useDraft } from '../unsaved/use-draft.ts';
import { findGuide, saveGuide } from './guide-calls.ts';

type Field = keyof GuideForm;
type Inputs = Record<Exclude<Field, 'language' | 'reviewedToday'>, string> &
  Pick<Guide, 'language'> &
  Pick<GuideForm, 'reviewedToday'>;

/** The fields in their order on the page. */
const names: readonly Field[] = [
  'title',
  'slug',
  'language',
  'excerpt',
  'tags',
  'reviewedBy',
  'reviewedToday',
  'dueAt',
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
  const text = adminGuides;
  const [seen, setSeen] = useState(guide);
  const [blank, setBlank] = useState(() => toInputs(guide ?? version));
  const form = useForm<Inputs, unknown, GuideForm>({
    resolver: zodResolver(GuideForm) as unknown as Resolver<Inputs, unknown, GuideForm>,
    defaultValues: blank,
    // The summary does it, in the order of the page.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const slugIsTheirs = useRef(guide !== undefined || version !== undefined);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<{ message: string; own: boolean; now: Guide }>();
  const [found, setFound] = useState<{ attempts: number; problems: { name?: string; message: string }[] }>({
    attempts: 0,
    problems: [],
  });
  const report = (problems: typeof found.problems) =>
    setFound(({ attempts }) => ({ attempts: attempts + 1, problems }));

  const showFailure = async (error: unknown) => {
    const refusal = readRefusal(error);
    const message = refusal?.message ?? text.tryAgain;
    notify({
      title: guide ? text.notices.updateFailed : text.notices.createFailed,
      text: message,
      tone: 'destructive',
    });
    // As it is now; where it cannot be had, what is wrong is told above the form.
    const now = isConflict(refusal?.code) ? await findGuide(seen?.id).catch(() => undefined) : undefined;
    if (now) return setConflict({ message, own: refusal?.code === 'changed_by_you', now });
    const issues = (refusal?.issues ?? []).map(({ path, message }) => ({ field: path, message }));
    const problems = toProblems({ message, issues }, names);
    for (const { name, message } of problems) {
      if (name) form.setError(name as Field, { type: 'server', message });
    }
    report(problems);
  };

  const save = () =>
    form.handleSubmit(
      async (fields) => {
        setSaving(true);
        try {
          await saveGuide(fields, seen);
          draft.saved();
          notify({ title: guide ? text.notices.updated : text.notices.created });
          onSaved();
        } catch (error) {
          await showFailure(error);
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setConflict(undefined);
    try {
      await save()();
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
  const hasChanges = !isSame(values, blank);
  const draft = useDraft({
    about: draftOf(guide, version),
    seen: seen ?? null,
    inputs: values,
    before: blank,
    unsaved: hasChanges,
  });
  /** Takes a draft up again, over the guide as it was then: where it has changed since, saving says so. */
  const takeUp = ({ seen: then, values: typed }: Draft) => {
    const before = toInputs((then as Guide | null) ?? version);
    form.reset({ ...before, ...fillIn(before, { ...before, ...typed }) });
    setBlank(before);
    setSeen((then as Guide | null) ?? undefined);
    slugIsTheirs.current = true;
    draft.close();
  };
  return {
    /** The guide as it was when this was begun, or taken over; undefined for a new one. */
    seen,
    values,
    hasChanges,
    draft: { draft: draft.offered, onTake: takeUp, onDiscard: draft.discard },
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
    /** What somebody has made of the guide meanwhile, beside what is typed here. */
    conflict: conflict && {
      message: conflict.message,
      own: conflict.own,
      fields: mergeEdits(toInputs(seen), toInputs(conflict.now), values),
      /** What both have made of it is what is typed here, over the guide as it now is. */
      onTakeOver: (merged: Edits) => {
        const now = toInputs(conflict.now);
        form.reset({ ...now, ...fillIn(now, { ...now, ...merged }) });
        setBlank(now);
        setSeen(conflict.now);
        setConflict(undefined);
      },
    },
    problems: found.problems.map(
      ({ name, message }): Problem => ({
        fieldId: name && `guide-${name}`,
        message,
        fixed: name !== undefined && !errors[name as Field],
      }),
    ),
    attempts: found.attempts,
  };
}

/** What a draft of a guide is called. */
export function draftOf(
  guide: Guide | undefined,
  version: Pick<Guide, 'slug' | 'language'> | undefined,
): string {
  if (guide) return `guide-${guide.id}`;
  return version ? `guide-new-${version.language}-${version.slug}` : 'guide-new';
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
    reviewedToday: false,
    dueAt: guide.dueAt ?? '',
  };
}
