import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { FoundCard } from '../parts/found-card.tsx';
import type { Refusal } from '../staff-reply.ts';

/** A new center looks like one that is here: which, and the way to add it all the same. */
export function ListedCard({ refusal, onAdd }: { refusal: Refusal; onAdd: () => void }) {
  const { listed: text, newTab } = centersEditor;
  return (
    <FoundCard title={text.title} text={text.text}>
      <ul className="divide-y divide-line rounded-lg bg-card">
        {refusal.issues.map(({ path: id, message }) => (
          <li key={id}>
            <a
              href={`/admin0323/centers/${id}`}
              target="_blank"
              rel="noopener"
              className="link flex min-h-11 items-center px-4 py-2"
            >
              <span>
                {message}
                <span className="sr-only">{newTab}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-primary" onClick={onAdd}>
        {text.add}
      </button>
    </FoundCard>
  );
}
