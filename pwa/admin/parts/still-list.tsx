import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stillList } from '#core/i18n/en/admin/still-list.ts';
import { About } from './about.tsx';
import { type Held, placeHeld } from './place-held.ts';
import { useStill } from './use-still.ts';

/** For an item's card: it could not be dealt with, because somebody else was first. */
export type Hold = (words: string) => void;

/**
 * A list in which the next press never hits another item. What somebody else has dealt with stays in its place, with
 * the server's words of who and when, until it is dismissed; where items move, nothing takes a press for a moment.
 */
export function StillList<Item extends { id: string }>({
  items,
  titleOf,
  children,
}: {
  items: readonly Item[];
  titleOf: (item: Item) => string;
  children: (item: Item, hold: Hold) => ReactNode;
}) {
  const [held, setHeld] = useState<readonly Held<Item>[]>([]);
  const shown = placeHeld(items, held);
  const list = useRef<HTMLUListElement>(null);
  useStill(list, shown.map(({ item }) => item.id).join());
  const hold = (item: Item, index: number, words: string) =>
    setHeld((before) => [...before.filter((each) => each.item.id !== item.id), { item, index, words }]);
  const dismiss = (id: string) => {
    setHeld((before) => before.filter((each) => each.item.id !== id));
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} className="grid gap-4 lg:grid-cols-2">
      {shown.map(({ item, words }, index) => (
        <li key={item.id} className="flex">
          {words === undefined ? (
            children(item, (said) => hold(item, index, said))
          ) : (
            <HeldCard title={titleOf(item)} words={words} onDismiss={() => dismiss(item.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Stands where the item was. Its one button is not where the others had theirs. */
function HeldCard({ title, words, onDismiss }: { title: string; words: string; onDismiss: () => void }) {
  const card = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={title}
      className="card w-full space-y-3 border-l-8 border-l-lantern p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <button type="button" className="link min-h-11 min-w-11 cursor-pointer" onClick={onDismiss}>
          {stillList.dismiss}
          <About>{title}</About>
        </button>
      </div>
      <p className="font-semibold">{words}</p>
    </article>
  );
}
