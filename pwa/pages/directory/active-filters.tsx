import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type CenterQuery, radii, writeCenterQuery } from '#core/center-query.ts';
import { filterGroups, filterNames } from '#core/filters.ts';
import { near as en } from '#core/i18n/en/near.ts';
import { near as es } from '#core/i18n/es/near.ts';
import type { ValueList } from '#core/value-list.ts';
import { usePageText, useText } from '../../text.tsx';

/** With so few centers found within a radius, a wider one is offered. */
const FEW = 5;

/** All that narrows the search, each a link that takes it back; and a wider radius where little is found. */
export default function ActiveFilters({
  query,
  total,
  onNoneLeft,
}: {
  query: CenterQuery;
  /** Centers found; undefined where the place is not known. */
  total: number | undefined;
  /** The last filter was taken back, and the keyboard has lost its place. */
  onNoneLeft: () => void;
}) {
  const { active } = usePageText({ en, es });
  const filters = useActiveFilters(query);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // The keyboard goes on at the next one.
  const left = filters.length;
  useEffect(() => {
    if (removed.current === undefined) return;
    list.current?.querySelectorAll('a')[Math.min(removed.current, left - 1)]?.focus();
    removed.current = undefined;
  }, [left]);

  const wider = radii.find((miles) => miles > (query.within ?? Number.POSITIVE_INFINITY));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul ref={list} aria-label={active.title} className="flex flex-wrap gap-2">
        {filters.map(({ label, without }, index) => (
          <li key={label}>
            <Link
              to={{ search: writeCenterQuery({ ...query, page: 1, ...without }).toString() }}
              className="badge inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 hover:border-action"
              onClick={() => {
                if (left === 1) onNoneLeft();
                else removed.current = index;
              }}
            >
              <span className="sr-only">{active.remove} </span>
              {label}
              <X aria-hidden="true" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {query.within && total !== undefined && total < FEW && (
        <Link
          to={{ search: writeCenterQuery({ ...query, page: 1, within: wider }).toString() }}
          className="link inline-flex min-h-11 items-center"
        >
          {wider ? active.widen(wider) : active.widenToAny}
        </Link>
      )}
    </div>
  );
}

interface ActiveFilter {
  label: string;
  /** What of the search is different without it. */
  without: Partial<CenterQuery>;
}

function useActiveFilters(query: CenterQuery): ActiveFilter[] {
  const { lists } = useText();
  const text = usePageText({ en, es });
  const { q, near, within, state } = query;
  const filters: ActiveFilter[] = [];
  if (q.trim()) filters.push({ label: `“${q.trim()}”`, without: { q: '' } });
  if (near) filters.push({ label: text.active.near(near), without: { near: '' } });
  if (near && within) filters.push({ label: text.miles(within), without: { within: undefined } });
  if (state) filters.push({ label: lists.jurisdictions.labels[state], without: { state: undefined } });
  for (const name of filterNames) {
    const { labels }: ValueList = lists[filterGroups[name].name];
    const chosen: readonly string[] = query[name];
    for (const value of chosen) {
      const without = { [name]: chosen.filter((other) => other !== value) };
      filters.push({ label: labels[value]!, without });
    }
  }
  return filters;
}
