import { topics } from '#core/center/topics.ts';
import { countryName } from '#core/i18n/country-name.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { linesFor } from '#core/i18n/en/mcp/crisis-lines.ts';
import { jurisdictions, publicLists } from '#core/lists/public-lists.ts';
import { labelOf } from '#core/lists/value-list.ts';
import { allOn } from '#core/pages/last-page.ts';
import type { CenterPage, Chip, Understood } from '#core/search/center-query.ts';
import { filterGroups } from '#core/search/filters.ts';
import { paint } from '../terminal/paint.ts';
import type { Printer } from '../terminal/print-list.ts';
import { wrapText } from '../terminal/wrap.ts';

const { understood: words } = mcpAnswers;

/** How many centers state what is asked, and how many do not say. */
type Found = Pick<CenterPage, 'total' | 'notStated'>;

/** Says aside how a question was read, a sentence a line: that somebody may be in danger comes first. */
export function noteUnderstood(
  { note, isWindow, width }: Printer,
  understood: Understood,
  found: Found,
): void {
  const [first = '', ...others] = describeUnderstood(understood, found).map((sentence) =>
    isWindow ? wrapText(sentence, width).join('\n') : sentence,
  );
  if (first === '') return;
  note(understood.urgent ? paint(['bold', 'red'], first, process.stderr) : first);
  if (others.length > 0) note(others.join('\n'));
}

/** What to do in an emergency comes first; none where nothing had to be understood. */
function describeUnderstood(understood: Understood, found: Found): string[] {
  const {
    query,
    chips,
    urgent,
    noneIn,
    abroad,
    widenedFrom,
    loosened,
    leftOut,
    negated,
    otherPlaces,
    wantsPosition,
  } = understood;
  const list = (chips: readonly Chip[]) => chips.map(describeChip).join(', ');
  return [
    urgent &&
      words.urgent(
        linesFor(query.crisis)
          .map(({ how }) => how)
          .join(' '),
      ),
    chips.length > 0 && words.as(list(chips)),
    noneIn && (allOn(found) > 0 ? words.noneIn : words.noneNear)(jurisdictions.labels[noneIn]),
    abroad && words.abroad(countryName(abroad, 'en')),
    widenedFrom !== undefined && words.widened(widenedFrom, query.within),
    loosened.length > 0 && words.letGo(list(loosened)),
    leftOut.length > 0 && words.leftOut(leftOut.join(', ')),
    negated.length > 0 && words.negated(negated.join(', ')),
    found.notStated !== undefined && mcpAnswers.found(found.total, found.notStated),
    otherPlaces.length > 0 && words.otherPlaces(otherPlaces.map(({ name }) => name).join('; ')),
    wantsPosition && words.wantsPosition,
  ].filter((sentence) => typeof sentence === 'string');
}

/** In the words of the site. */
function describeChip(chip: Chip): string {
  switch (chip.name) {
    case 'q':
      return `"${chip.value}"`;
    case 'near':
      return words.near(chip.value, chip.within);
    case 'state':
      return jurisdictions.labels[chip.value];
    default: {
      const { name } = filterGroups[chip.name];
      return labelOf(name === 'topics' ? topics : publicLists[name], chip.value);
    }
  }
}
