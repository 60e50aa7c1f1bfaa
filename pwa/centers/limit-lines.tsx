import type { Center } from '#core/center/center.ts';
import { useText } from '../text.tsx';

/** Whom a center turns away, before anybody calls it in vain: whom alone it serves, and what it does not treat. */
export function LimitLines({ center }: { center: Pick<Center, 'servesOnly' | 'doesNotTreat'> }) {
  const { center: text, lists } = useText();
  const { servedOnly, untreated } = lists;
  const lines = [
    [text.servesOnly, center.servesOnly.map(({ group }) => servedOnly.labels[group])],
    [text.doesNotTreat, center.doesNotTreat.map(({ condition }) => untreated.labels[condition])],
  ] as const;
  return lines.map(
    ([title, values]) =>
      values.length > 0 && (
        <p
          key={title}
          className="rounded-md bg-lantern-soft px-2 py-1 text-sm leading-tight text-on-lantern-soft sm:leading-normal"
        >
          {title}: {values.join(', ')}
        </p>
      ),
  );
}
