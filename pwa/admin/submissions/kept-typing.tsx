import { useState } from 'react';
import { describeField } from '#core/center/center-changes.ts';
import type { FieldName } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { useSession } from '../session.ts';
import { keepDraft, readDraft } from '../unsaved/drafts.ts';
import { FactList } from './payload-view.tsx';

/** A colleague has decided first: what was typed here, to be copied. */
export function KeptTyping({
  about,
  reason,
}: {
  /** What the draft is called. */
  about: string;
  /** Of a rejection that came too late. */
  reason: string | undefined;
}) {
  const { typed: text } = reviewText;
  const me = useSession().data?.id;
  const [draft, setDraft] = useState(() => (me === undefined ? undefined : readDraft(about, me)));
  const rows = Object.entries(draft?.values ?? {}).map(
    ([name, value]) =>
      [centerFieldLabels[name as FieldName], describeField(name as FieldName, value)] as const,
  );
  if (reason) rows.push([text.reason, reason]);
  if (rows.length === 0) return null;
  return (
    <section aria-label={text.title} className="card space-y-3 border-l-8 border-l-lantern p-5">
      <h2 className="text-lg">{text.title}</h2>
      <p>{text.text}</p>
      <FactList rows={rows} />
      {draft && (
        <button
          type="button"
          className="button button-secondary px-4"
          onClick={() => {
            keepDraft(about, undefined);
            setDraft(undefined);
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          {text.discard}
        </button>
      )}
    </section>
  );
}
