import { type ReactNode, useState } from 'react';
import type { CenterQuery } from '#core/center-query.ts';
import type { FilterName } from '#core/filters.ts';
import { near as en } from '#core/i18n/en/near.ts';
import { near as es } from '#core/i18n/es/near.ts';
import { usePageText } from '../../text.tsx';

const GROUPS = ['modality', 'accreditation', 'language'] as const;

/** What fewer people choose by: folded on every screen, but for what is chosen. */
export default function FurtherFilters({
  query,
  chips,
}: {
  query: CenterQuery;
  chips: (name: FilterName) => ReactNode;
}) {
  const { further } = usePageText({ en, es });
  const [open, setOpen] = useState(false);
  // A group that was opened by what is chosen in it stays: its chip has the focus when it is taken back.
  const [chosen] = useState(() => GROUPS.filter((name) => query[name].length > 0));
  return (
    <div id="further-filters" className="col-span-full grid gap-x-6 gap-y-4 md:grid-cols-3">
      <button
        type="button"
        className="link needs-script col-span-full min-h-11 cursor-pointer justify-self-start"
        aria-expanded={open}
        aria-controls="further-filters"
        onClick={() => setOpen(!open)}
      >
        {open ? further.hide : further.show}
      </button>
      {GROUPS.map((name) => (
        <div
          key={name}
          className={open || chosen.includes(name) || query[name].length > 0 ? '' : 'folded hidden'}
        >
          {chips(name)}
        </div>
      ))}
    </div>
  );
}
