import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { Guide } from '#core/guide/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import type { EditedField, Edits } from '#core/staff/merge-edits.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { CheckboxField } from '../../forms/fields/checkbox-field.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { MergeCard } from '../duplicates/merge-card.tsx';
import { DraftOffer } from '../unsaved/draft-offer.tsx';
import { GuidePreview } from './guide-preview.tsx';
import { ownParagraphs } from './own-paragraphs.ts';
import { useGuideForm } from './use-guide-form.ts';

const { title, slug, language, excerpt, tags, reviewedBy, reviewedToday, dueAt, content } =
  adminGuides.dialog;
const fieldLabels = {
  title,
  slug,
  language,
  excerpt,
  tags,
  reviewedBy,
  reviewedToday,
  dueAt,
  bodyMarkdown: content,
};

/** A value of a guide in words; of the text itself what is not the same in all. */
function describe(name: string, value: Edits[string], { old, theirs, mine }: EditedField): string {
  if (typeof value === 'boolean') return value ? adminGuides.dialog.yes : '';
  const text = String(value);
  if (name !== 'bodyMarkdown') return text;
  return ownParagraphs(text, [old, theirs, mine].map(String));
}

/** The form of a guide, beside it how it will look; on a phone one at a time. */
export function GuideEditor({
  guide,
  version,
  onChanges,
  onSaved,
  onCancel,
}: {
  /** Undefined for a new one. */
  guide: Guide | undefined;
  /** Of a new one that is another guide in another language. */
  version: Pick<Guide, 'slug' | 'language'> | undefined;
  /** Hears whether something is typed that is not saved. */
  onChanges: (hasChanges: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { dialog: text, notices, languages: labels } = adminGuides;
  const form = useGuideForm(guide, version, onSaved);
  const { field, seen, values, hasChanges } = form;
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const preview = useRef<HTMLElement>(null);
  useEffect(() => onChanges(hasChanges), [hasChanges, onChanges]);
  useEffect(() => {
    // Once the dialog is open: as it scrolls, the browser would put the keyboard on the whole of it.
    const focusing = setTimeout(() => document.getElementById('guide-title')?.focus());
    return () => clearTimeout(focusing);
  }, []);

  const follow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    const area = preview.current;
    if (!area || scrollHeight <= clientHeight) return;
    area.scrollTop = (scrollTop / (scrollHeight - clientHeight)) * (area.scrollHeight - area.clientHeight);
  };
  return (
    <form
      noValidate
      aria-label={guide ? text.edit(guide.title) : text.create}
      data-tried={form.attempts > 0 || undefined}
      onSubmit={(event) => {
        setSide('write');
        void form.submit(event);
      }}
    >
      <p className="mb-4 flex gap-2 lg:hidden">
        {(['write', 'preview'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={side === name}
            className="button button-secondary grow aria-pressed:bg-action-soft"
            onClick={() => setSide(name)}
          >
            {text[name]}
          </button>
        ))}
      </p>
      <div className="gap-6 lg:grid lg:grid-cols-2">
        <div className={side === 'write' ? undefined : 'hidden lg:block'}>
          <DraftOffer {...form.draft} />
          <ErrorSummary
            problems={form.problems}
            attempts={form.attempts}
            failureTitle={guide ? notices.updateFailed : notices.createFailed}
          />
          <div className="space-y-4">
            <TextField {...field('title')} label={text.title} autoComplete="off" />
            <TextField
              {...field('slug')}
              label={text.slug}
              hint={
                guide && (values.slug !== guide.slug || values.language !== guide.language)
                  ? text.slugChanged
                  : text.slugHint(
                      inLanguage(values.language, `/guides/${values.slug || text.slugPlaceholder}`),
                    )
              }
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SelectField
              {...field('language')}
              label={text.language}
              hint={text.languageHint}
              list={{ values: languages, labels }}
            />
            <TextArea {...field('excerpt')} label={text.excerpt} hint={text.excerptHint} rows={3} />
            <TextField
              {...field('tags')}
              label={text.tags}
              note={text.optional}
              hint={text.tagsHint}
              autoComplete="off"
            />
            <TextField
              {...field('reviewedBy')}
              label={text.reviewedBy}
              note={text.optional}
              hint={text.reviewedByHint}
              autoComplete="off"
            />
            {seen?.reviewedBy && values.reviewedBy.trim() === seen.reviewedBy && (
              <CheckboxField
                {...field('reviewedToday')}
                label={text.reviewedToday}
                note={text.optional}
                hint={text.reviewedTodayHint(seen.reviewedAt ? formatShortDate(seen.reviewedAt) : undefined)}
              />
            )}
            <TextField
              {...field('dueAt')}
              type="date"
              label={text.dueAt}
              note={text.optional}
              hint={text.dueAtHint}
            />
            <TextArea
              {...field('bodyMarkdown')}
              label={text.content}
              hint={text.contentHint}
              rows={18}
              onScroll={follow}
            />
          </div>
        </div>
        <div className={`lg:sticky lg:top-6 lg:block lg:self-start ${side === 'preview' ? '' : 'hidden'}`}>
          <GuidePreview
            language={values.language}
            title={values.title}
            excerpt={values.excerpt}
            markdown={values.bodyMarkdown}
            scroller={preview}
          />
        </div>
      </div>
      {form.conflict && (
        <MergeCard
          {...form.conflict}
          labelOf={(name) => fieldLabels[name as keyof typeof fieldLabels]}
          describe={describe}
        />
      )}
      <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 space-y-3 border-t border-line bg-card px-6 py-4">
        <div className="flex flex-wrap gap-3">
          <button type="submit" disabled={form.saving} className="button button-primary">
            {form.saving ? text.saving : text.save}
          </button>
          <button type="button" className="button button-secondary" onClick={onCancel}>
            {text.cancel}
          </button>
        </div>
      </div>
    </form>
  );
}
