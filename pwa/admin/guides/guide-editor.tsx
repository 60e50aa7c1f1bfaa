import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { Guide } from '#core/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { SelectField } from '../../components/select-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useStaffText } from '../../text.tsx';
import type { Writing } from './guide-dialog.tsx';
import { GuidePreview } from './guide-preview.tsx';
import { useGuideForm } from './use-guide-form.ts';

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
  version: Writing['version'];
  /** Hears whether something is typed that is not saved. */
  onChanges: (hasChanges: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { dialog: text, notices, languages: labels } = useStaffText(adminGuides);
  const form = useGuideForm(guide, version, onSaved);
  const { field, values, hasChanges } = form;
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const preview = useRef<HTMLElement>(null);
  useEffect(() => onChanges(hasChanges), [hasChanges, onChanges]);
  useEffect(() => {
    // Once the dialog is open: as it scrolls, the browser would put the keyboard on the whole of it.
    const focusing = setTimeout(() => document.getElementById('guide-title')?.focus());
    return () => clearTimeout(focusing);
  }, []);
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

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
        void form.submit(false, event);
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
      <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 space-y-3 border-t border-line bg-card px-6 py-4">
        {form.conflict && guide && (
          <div role="alert" className="space-y-2 rounded-lg bg-lantern-soft p-4 text-on-lantern-soft">
            <p>{form.conflict}</p>
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <button
                type="button"
                className="button button-secondary"
                onClick={() => void form.submit(true)}
              >
                {text.saveAnyway}
              </button>
              <a
                href={inLanguage(guide.language, `/guides/${guide.slug}`)}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center"
              >
                {text.seeTheirs}
              </a>
            </p>
          </div>
        )}
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
