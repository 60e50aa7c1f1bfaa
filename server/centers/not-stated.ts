import type { Center } from '#core/center/center.ts';
import type { NotStated } from '#core/open-data/found-centers.ts';
import { Bitset } from '#core/search/bitset.ts';
import { type CenterQuery, emptyQuery, type PlaceAnswer } from '#core/search/center-query.ts';
import type { Directory } from '#core/search/directory.ts';

type Group = keyof NotStated;

const AGES: readonly string[] = ['ADULT', 'ADOLESCENT'];

/** What makes a listing say nothing at all of a group; of ages it may, and still name people. */
const saysNothing = {
  level: ({ levels }) => levels.length === 0,
  ages: ({ populations }) => !populations.some(({ population }) => AGES.includes(population)),
  population: ({ populations }) => populations.length === 0,
  insurance: ({ insurance }) => insurance.length === 0,
  language: ({ languages }) => languages.length === 0,
} satisfies Record<string, (center: Center) => boolean>;

/**
 * For each group that was asked for: how many further centers fit all else, and say nothing of it. A search leaves them
 * out, though they may well be right: who asks must know. Undefined where there is none.
 */
export function countNotStated(
  directory: Directory,
  query: CenterQuery,
  near: PlaceAnswer | undefined,
  total: number,
): NotStated | undefined {
  // Words that too few have only put these first: then what was found does not go by them.
  const q = query.q !== '' && directory.count(query, near) === total ? query.q : '';
  const counts = GROUPS.flatMap((group) => {
    const asked: readonly string[] = query[group];
    if (asked.length === 0 || asked.includes('NONE')) return [];
    const others = directory.rows({ ...query, q, [group]: emptyQuery[group] }, near);
    const count = others.countCommon(silent(directory)[silenceOf(group, query)]);
    return count > 0 ? [[group, count] as const] : [];
  });
  return counts.length > 0 ? Object.fromEntries(counts) : undefined;
}

const GROUPS: readonly Group[] = ['level', 'population', 'insurance', 'language'];

function silenceOf(group: Group, { population }: CenterQuery): keyof typeof saysNothing {
  return group === 'population' && population.every((value) => AGES.includes(value)) ? 'ages' : group;
}

const rowsOf = new WeakMap<Directory, Record<keyof typeof saysNothing, Bitset>>();

/** The rows of the centers that say nothing: read once for each version of the directory. */
function silent(directory: Directory): Record<keyof typeof saysNothing, Bitset> {
  let rows = rowsOf.get(directory);
  if (!rows) {
    const entries = Object.entries(saysNothing).map(([name, isSilent]) => {
      const found = directory.all.flatMap((center, row) => (isSilent(center) ? row : []));
      return [name, new Bitset(directory.size).addAll(found)];
    });
    rows = Object.fromEntries(entries) as Record<keyof typeof saysNothing, Bitset>;
    rowsOf.set(directory, rows);
  }
  return rows;
}
