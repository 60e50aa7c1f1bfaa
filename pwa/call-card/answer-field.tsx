import { useId } from 'react';
import type { Center } from '#core/center/center.ts';
import { useMyList } from '../my-list/list-state.ts';
import { addCenters, LONGEST_NOTE, writeNote } from '../my-list/my-list.ts';
import { pageText } from '../text.tsx';

const useCallCardText = pageText('callCard');

/** What a center has answered: the note of My list, where the center comes with the first word. */
export function AnswerField({ center }: { center: Center }) {
  const { answers, answersHint } = useCallCardText();
  const { list, change } = useMyList();
  const id = useId();
  // Until the list has been read nobody knows what stands in the field, and whatever reads it can change it.
  if (!list) return null;
  const saved = list.centers.find(({ slug }) => slug === center.slug);
  const write = (note: string) =>
    change?.(saved ? writeNote(center.slug, note) : addCenters([{ ...center, note }]));
  return (
    <div className="needs-script">
      <label htmlFor={id} className="block font-medium">
        {answers}
        <span className="sr-only">, {center.name}</span>
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={LONGEST_NOTE}
        className="field"
        defaultValue={saved?.note}
        onChange={(event) => void write(event.target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {answersHint}
      </p>
    </div>
  );
}
