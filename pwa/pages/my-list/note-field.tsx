import { useId } from 'react';
import { changeList } from '../../my-list/list-store.ts';
import { LONGEST_NOTE, type SavedCenter, writeNote } from '../../my-list/my-list.ts';
import { pageText } from '../../text.tsx';

const useMyListText = pageText('myList');

/** The person's own words on a center, kept with every key. */
export function NoteField({ saved: { slug, name, note }, hint }: { saved: SavedCenter; hint: string }) {
  const text = useMyListText();
  const id = useId();
  return (
    <>
      <div className="print:hidden">
        <label htmlFor={id} className="block font-medium">
          {text.note}
          <span className="sr-only">{text.about(name)}</span>
        </label>
        <textarea
          id={id}
          aria-describedby={hint}
          rows={note.length > 120 ? 5 : 2}
          maxLength={LONGEST_NOTE}
          className="field"
          defaultValue={note}
          onChange={(event) => void changeList(writeNote(slug, event.target.value))}
        />
      </div>
      {/* A field on paper shows no more than its first lines. */}
      {note && (
        <p className="hidden whitespace-pre-wrap print:block">
          <strong>{text.note}:</strong> {note}
        </p>
      )}
    </>
  );
}
