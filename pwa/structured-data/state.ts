import type { Center } from '#core/center.ts';
import { isState, type Jurisdiction, jurisdictions } from '#core/lists.ts';
import { describeWay } from './breadcrumbs.ts';
import { listPages, type NamedPath, pageOfCenter } from './page-list.ts';
import type { Site, Thing } from './thing.ts';

/** A state and the centers of it that its page shows, out of `total`. */
export function describeState(
  state: Jurisdiction,
  shown: readonly Pick<Center, 'slug' | 'name'>[],
  total: number,
  { origin, text: { statePages } }: Site,
): Thing[] {
  const [name, path] = pageOfState(state);
  return [
    {
      '@type': 'CollectionPage',
      name: statePages.title(name),
      url: origin + path,
      about: {
        '@type': isState(state) ? 'State' : 'AdministrativeArea',
        name,
        containedInPlace: { '@type': 'Country', name: 'US' },
      },
      mainEntity: listPages(shown.map(pageOfCenter), origin, total),
    },
    describeWay(origin, [statePages.list.title, '/states'], [name, path]),
  ];
}

/** The list of states: those with centers. */
export function describeStates(
  states: readonly Jurisdiction[],
  { origin, text: { statePages } }: Site,
): Thing[] {
  return [
    {
      '@type': 'CollectionPage',
      name: statePages.list.title,
      description: statePages.list.intro,
      url: `${origin}/states`,
      mainEntity: listPages(states.map(pageOfState), origin),
    },
  ];
}

/** "California", "/states/ca". */
export function pageOfState(state: Jurisdiction): NamedPath {
  return [jurisdictions.labels[state], `/states/${state.toLowerCase()}`];
}
