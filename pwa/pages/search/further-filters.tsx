import { type ReactNode, useState } from 'react';
import type { CenterQuery } from '#core/search/center-query.ts';
import type { FilterName } from '#core/search/filters.ts';
import { useFilterLabels } from '../../components/use-filter-labels.ts';
import { pageText } from '../../text.tsx';

const useNearText = pageText('near');

const GROUPS = ['topic', 'modality', 'accreditation', 'language'] as const;

/** What fewer people choose by: folded on every screen, but for what is chosen. */
export function FurtherFilters({
  query,
  chips,
}: {
  query: CenterQuery;
  chips: (name: FilterName, labels: Readonly<Record<string, string>>) => ReactNode;
}) {
  const { further } = useNearText();
  const labelsOf = useFilterLabels();
  const [open, setOpen] = useState(false);
  // A group that was opened by what is chosen in it stays: its chip has the focus when it is taken back.
  const [chosen] = useState(() => GROUPS.filter((name) => query[name].length > 0));
  return (
    <div id="further-filters" className="space-y-4">
      <button
        type="button"
        className="link needs-script min-h-11 cursor-pointer"
        onClick={() => setOpen(!open)}
      >
        {open ? further.hide : further.show}
      </button>
      {GROUPS.map((name) => (
        <div
          key={name}
          className={`${open || chosen.includes(name) || query[name].length > 0 ? '' : 'folded hidden'} ${name === 'topic' ? 'col-span-full' : ''}`}
        >
          {chips(name, labelsOf(name))}
        </div>
      ))}
    </div>
  );
}
