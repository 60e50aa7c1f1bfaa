import { Link } from 'react-router-dom';
import { type CenterQuery, type Understood, writeCenterQuery } from '#core/search/center-query.ts';
import { pageText, useText } from '../../text.tsx';
import { useChipLabel } from './use-chip-label.ts';
import { useNearMe } from './use-near-me.ts';
import { TOLD } from './use-results-focus.ts';

const useNearText = pageText('near');

/** Above the results: what of a question counted in another way than it was asked, and what else it may have meant. */
export default function Told({
  understood,
  query,
  isSettled,
  onLocate,
}: {
  understood: Understood;
  query: CenterQuery;
  /** The address stands for the search as it was understood. */
  isSettled: boolean;
  onLocate: () => void;
}) {
  const { directory, lists } = useText();
  const { told } = useNearText();
  const label = useChipLabel();
  const { leftOut, loosened, otherPlaces, wantsPosition, noneIn, widenedFrom } = understood;
  useNearMe(isSettled && wantsPosition, onLocate);
  const sentences = [
    noneIn && told.noneIn(lists.jurisdictions.labels[noneIn]),
    loosened.length > 0 && told.letGo(loosened.map(label).join(', ')),
    widenedFrom && told.widened(widenedFrom, query.within),
    leftOut.length > 0 && told.leftOut(leftOut.map((word) => `“${word}”`).join(', ')),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0 && !wantsPosition && otherPlaces.length === 0) return null;
  return (
    <div id={TOLD} className="text-[0.95rem] leading-snug print:hidden">
      {sentences.map((sentence) => (
        <p key={sentence} className="py-0.5 font-semibold">
          {sentence}
        </p>
      ))}
      {wantsPosition && (
        <p className="flex flex-wrap items-center gap-x-2">
          {told.wantsPosition}
          <button type="button" className="link needs-script min-h-11 cursor-pointer" onClick={onLocate}>
            {directory.search.useLocation}
          </button>
        </p>
      )}
      {otherPlaces.length > 0 && (
        <div className="flex items-center gap-x-3">
          <p className="w-28 shrink-0 text-sm leading-tight sm:w-auto">{told.otherPlaces}</p>
          <ul className="relative flex min-w-0 gap-x-4 overflow-x-auto [scrollbar-width:none]">
            {otherPlaces.map(({ name }) => (
              <li key={name} className="shrink-0">
                <Link
                  to={{ search: writeCenterQuery({ ...query, near: name, page: 1 }).toString() }}
                  className="link inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
