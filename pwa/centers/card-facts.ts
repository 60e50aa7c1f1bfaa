import type { Center } from '#core/center/center.ts';
import type { Catalog } from '#core/i18n/en.ts';
import type { Level } from '#core/lists/public-lists.ts';
import { labelOf } from '#core/lists/value-list.ts';
import { type Filters, filterGroups } from '#core/search/filters.ts';

type Words = Pick<Catalog, 'lists' | 'center'>;

/** What a card says of every center; the other kinds come last, where they were not asked for. */
const ALWAYS: readonly string[] = ['population', 'insurance', 'modality'];

/** More than any center has of one kind. */
const FAR = 99;

/**
 * What a card can say of a center beside its levels of care, in words. What was asked for comes first, then one of each
 * kind before the second of any.
 */
export function factsOf(center: Center, { lists }: Words, asked?: Filters): string[] {
  const kinds = {
    care: center.care.map(({ care }) => care),
    language: center.languages,
    population: center.populations.map(({ population }) => population),
    insurance: center.insurance.map(({ insurance }) => insurance),
    modality: center.modalities.map(({ modality }) => modality),
    accreditation: center.accreditations.map(({ name }) => name),
  };
  return (Object.keys(kinds) as (keyof typeof kinds)[])
    .flatMap((kind) =>
      kinds[kind].map((value, place) => ({
        label: labelOf(lists[filterGroups[kind].name], value),
        rank: isAsked(value, asked?.[kind]) ? -1 : place + (ALWAYS.includes(kind) ? 0 : FAR),
      })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ label }) => label);
}

/** Who asks for help with opioids or alcohol asks for treatment of substance use. */
function isAsked(value: string, asked: readonly string[] = []): boolean {
  return asked.includes(value) || (value === 'SUBSTANCE_USE' && asked.some((care) => care.endsWith('_USE')));
}

/** So many letters of two levels stand side by side on a phone. */
const LINE = 36;

/**
 * The levels of care in words, what was asked for first, and those that a card shows. Detox in one setting alone
 * says so, though that may leave no room for another level: nobody is to come for a bed where there is none.
 */
export function levelsOf(
  { levels: all }: Pick<Center, 'levels'>,
  { lists, center: { card } }: Words,
  asked?: Filters,
): { levels: string[]; shownLevels: string[] } {
  const settings: Partial<Record<Level, string>> = card.settings;
  const levels = all.map(({ level }) => level);
  const [only, other] = levels.filter((level) => settings[level]);
  const setting = !other && only && levels.includes('DETOX') ? ` · ${settings[only]}` : '';
  const ofDetox = (level: Level) => (setting && level === only ? 'DETOX' : level);
  const rank = (level: Level) =>
    asked?.level.some((each) => each !== 'NONE' && ofDetox(each) === level) ? 0 : 1;
  const words = levels
    .filter((level) => ofDetox(level) === level)
    .sort((a, b) => rank(a) - rank(b))
    .map((level) => lists.levels.labels[level] + (level === 'DETOX' ? setting : ''));
  const two = words.slice(0, 2);
  return { levels: words, shownLevels: two.join('').length > LINE ? two.slice(0, 1) : two };
}
