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
  if (lines.every(([, values]) => values.length === 0)) return null;
  return (
    <div className="space-y-0.5 rounded-md bg-lantern-soft px-1.5 py-0.5 text-[0.82rem] leading-tight text-on-lantern-soft sm:px-2 sm:py-1 sm:text-sm sm:leading-normal">
      {lines.map(
        ([title, values]) =>
          values.length > 0 && (
            <p key={title}>
              {title}: {values.join(', ')}
            </p>
          ),
      )}
    </div>
  );
}
