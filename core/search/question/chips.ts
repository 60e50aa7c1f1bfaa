import type { CenterQuery, Chip, Understood } from '../center-query.ts';
import { filterNames } from '../filters.ts';
import { isOfCrisis } from './crisis-chips.ts';

/** What was understood, in the order in which it is shown. */
export function chipsOf({ query }: Pick<Understood, 'query'>): Chip[] {
  const { q, state, near, within } = query;
  return [
    ...(near === '' ? [] : [{ name: 'near', value: near, within } as const]),
    ...(state ? [{ name: 'state', value: state } as const] : []),
    ...filterNames.flatMap((name) => query[name].map((value) => ({ name, value }))),
    ...(q.trim() === '' ? [] : [{ name: 'q', value: q.trim() } as const]),
  ];
}

/** The same search without the one thing, and without the danger that it came from. */
export function withoutChip<Query extends CenterQuery>(query: Query, chip: Chip): Query {
  switch (chip.name) {
    case 'state':
      return { ...query, page: 1, state: undefined };
    case 'near':
      return { ...query, page: 1, near: '', within: undefined, sort: undefined };
    case 'q':
      return { ...query, page: 1, q: '' };
    default: {
      const crisis = query.crisis && isOfCrisis(chip, query.crisis) ? undefined : query.crisis;
      const others = query[chip.name].filter((value) => value !== chip.value);
      return { ...query, page: 1, crisis, [chip.name]: others };
    }
  }
}

/** True where a question was read as more than what was given: else there is nothing to tell of it. */
export function saysMore(understood: Understood, given: CenterQuery): boolean {
  const { query, leftOut, negated, loosened, otherPlaces, urgent, wantsPosition, noneIn, abroad } =
    understood;
  const flags = urgent || wantsPosition || noneIn !== undefined || abroad !== undefined;
  const lists = leftOut.length + negated.length + loosened.length + otherPlaces.length > 0;
  return flags || lists || !isSame(chipsOf({ query }), chipsOf({ query: given }));
}

function isSame(one: readonly Chip[], other: readonly Chip[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
