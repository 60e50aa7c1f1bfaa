import { memo } from 'react';
import type { Center } from '#core/center/center.ts';
import type { Filters } from '#core/search/filters.ts';
import { CenterCard } from './center-card.tsx';
import { useFirstScreen } from './use-first-screen.ts';

const columns = (beside: boolean | undefined) =>
  `grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 ${beside ? 'lg:grid-cols-1' : 'lg:grid-cols-3'}`;

/**
 * Cards in three columns on a wide screen. With `beside`, where filters and a map stand beside them, in one: a row each for
 * call and details is lower than two narrow cards, and is read from the top down. Drawn where its list changes, and not
 * with each change of the page around it.
 */
export const CenterGrid = memo(function CenterGrid({
  centers,
  miles,
  asked,
  headingLevel,
  beside,
  sent = false,
}: {
  centers: readonly Center[];
  /** How far each of them is, where the list is around a place. */
  miles?: readonly (number | null)[];
  /** What the list was filtered by. */
  asked?: Filters;
  headingLevel?: 'h2' | 'h3';
  beside?: boolean;
  /** Whether somebody has sent the search that found them, and now looks at the first. */
  sent?: boolean;
}) {
  const names = centers.map(({ name, city }) => `${name}\n${city}`);
  const shown = useFirstScreen(centers, sent);
  return (
    <ul className={columns(beside)} aria-busy={shown !== centers || undefined}>
      {shown.map((center, index) => (
        <li key={center.id}>
          <CenterCard
            center={center}
            miles={miles?.[index]}
            asked={asked}
            headingLevel={headingLevel}
            shared={names.indexOf(names[index]!) !== names.lastIndexOf(names[index]!)}
          />
        </li>
      ))}
    </ul>
  );
});

/** Holds the cards' place while they load. */
export function CenterGridLoading({
  count,
  label,
  beside,
}: {
  count: number;
  label: string;
  beside?: boolean;
}) {
  return (
    <div role="status">
      <p className="mb-4 text-muted">{label}</p>
      <div className={columns(beside)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike and never move
          <div key={index} className="card space-y-3 p-4">
            <div className="skeleton h-6 w-3/4" />
            <div className="skeleton h-4 w-1/3" />
            <div className="skeleton h-6 w-2/3" />
            <div className="skeleton h-11 w-full" />
            <div className="skeleton h-4 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
