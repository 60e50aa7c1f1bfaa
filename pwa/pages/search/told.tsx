import { Link } from 'react-router-dom';
import { SAMHSA_HELPLINE } from '#core/facts/crisis-numbers.ts';
import { countryName } from '#core/i18n/country-name.ts';
import { type CenterQuery, type Understood, writeCenterQuery } from '#core/search/center-query.ts';
import { pageText, useLanguage, useText } from '../../text.tsx';
import { useChipLabel } from './use-chip-label.ts';
import { useNearMe } from './use-near-me.ts';
import { TOLD } from './use-results-focus.ts';

const useNearText = pageText('near');

/** Above the results: what of a question counted in another way than it was asked, and what else it may have meant. */
export default function Told({
  understood,
  total,
  query,
  isSettled,
  onLocate,
}: {
  understood: Understood;
  /** Centers found. */
  total: number;
  query: CenterQuery;
  /** The address stands for the search as it was understood. */
  isSettled: boolean;
  onLocate: () => void;
}) {
  const { directory, lists } = useText();
  const { told } = useNearText();
  const language = useLanguage();
  const label = useChipLabel();
  const { leftOut, negated, loosened, otherPlaces, wantsPosition, noneIn, abroad, widenedFrom, urgent } =
    understood;
  // In a danger no question of the browser comes over the numbers.
  useNearMe(isSettled && wantsPosition && !urgent, onLocate);
  const isNoneNear = noneIn !== undefined && total === 0;
  const sentences = [
    noneIn && (isNoneNear ? told.noneNear : told.noneIn)(lists.jurisdictions.labels[noneIn]),
    abroad && told.abroad(countryName(abroad, language)),
    loosened.length > 0 && told.letGo(loosened.map(label).join(', ')),
    widenedFrom && told.widened(widenedFrom, query.within),
    leftOut.length > 0 && told.leftOut(quoted(leftOut)),
    negated.length > 0 && told.negated(quoted(negated)),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0 && !wantsPosition && otherPlaces.length === 0) return null;
  return (
    <div id={TOLD} className="text-[0.95rem] leading-snug print:hidden">
      {sentences.map((sentence) => (
        <p key={sentence} className="py-0.5 font-semibold">
          {sentence}
        </p>
      ))}
      {isNoneNear && (
        <p>
          <a href={`tel:${SAMHSA_HELPLINE}`} className="link inline-flex min-h-11 items-center">
            {SAMHSA_HELPLINE}
          </a>
        </p>
      )}
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

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}
