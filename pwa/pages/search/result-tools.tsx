import type { MouseEvent } from 'react';
import type { CenterQuery } from '#core/search/center-query.ts';
import { filterNames } from '#core/search/filters.ts';
import { RESULTS_MAP } from '../../map/results-map-slot.tsx';
import { useText } from '../../text.tsx';

const look =
  'inline-flex min-h-11 grow cursor-pointer items-center justify-center rounded-full border border-field-line bg-card px-2 leading-tight [overflow-wrap:normal] hover:border-action aria-expanded:border-action';

/** On a narrow screen, in one row above the results: what else of the page can be shown. */
export function ResultTools({
  query,
  map,
  onFilters,
  onLocate,
  onMap,
}: {
  query: CenterQuery;
  /** The map shows. */
  map: boolean;
  onFilters: (opener: HTMLElement) => void;
  onLocate: () => void;
  onMap: () => void;
}) {
  const { tools } = useText().directory;
  const chosen = filterNames.reduce((sum, name) => sum + query[name].length, query.state ? 1 : 0);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => onFilters(currentTarget);
  return (
    <div className="needs-script flex flex-wrap gap-2 text-[0.95rem] lg:hidden print:hidden">
      <button type="button" aria-haspopup="dialog" className={look} onClick={open}>
        {tools.filters(chosen)}
      </button>
      {/* Around a place, how far and in which order is chosen in the same sheet. */}
      <button
        type="button"
        aria-haspopup={query.near ? 'dialog' : undefined}
        className={look}
        onClick={query.near ? open : onLocate}
      >
        {tools.nearest}
      </button>
      <button type="button" aria-expanded={map} aria-controls={RESULTS_MAP} className={look} onClick={onMap}>
        {tools.map}
      </button>
    </div>
  );
}
