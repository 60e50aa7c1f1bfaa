import { useId, useState } from 'react';
import type { Center } from '#core/center/center.ts';
import type { Topic } from '#core/lists/topic-values.ts';
import { latePart } from '../site/late-part.tsx';
import { useText } from '../text.tsx';

const CardDetails = latePart(() => import('./card-details.tsx'));

/** "+N more", in the last row of a card, which opens below that row all of which the card has no room. */
export default function CardMore({
  hidden,
  told,
  ...card
}: {
  center: Center;
  /** Those that were asked for. */
  topics: readonly Topic[];
  /** How much the card does not show. */
  hidden: number;
  /** What a screen reader hears of the center. */
  told: string;
}) {
  const { more } = useText().center.card;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="link needs-script min-h-11 min-w-11 cursor-pointer"
        onClick={() => setOpen(!open)}
      >
        {more(hidden)}
        <span className="sr-only">, {told}</span>
      </button>
      <div id={id} className="order-1 basis-full text-ink">
        {open && <CardDetails {...card} />}
      </div>
    </>
  );
}
