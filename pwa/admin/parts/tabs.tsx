import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#core/i18n/format.ts';

interface Tab {
  label: ReactNode;
  /** Its address: where one is, is a matter of the address. */
  to: string;
  current: boolean;
  /** How many there are; words where the number alone would not say of what. */
  count?: number | string;
}

/** A row of addresses that show parts of one list. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    // `relative`: words for screen readers scroll along, and make no page wider.
    <nav aria-label={label} className="relative overflow-x-auto border-b border-line">
      <ul className="flex min-w-max gap-1">
        {tabs.map(({ label: name, to, current, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-4 border-transparent px-3 hover:bg-action-soft aria-[current=page]:border-action aria-[current=page]:font-semibold"
            >
              {name}
              {count !== undefined && (
                <span className="rounded-full bg-sunken px-2 text-sm font-normal text-ink tabular-nums">
                  {typeof count === 'number' ? formatNumber(count) : count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
