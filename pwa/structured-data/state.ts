import type { Center } from '#core/center/center.ts';
import type { statePages } from '#core/i18n/en/pages/state-pages.ts';
import type { Translated } from '#core/i18n/translated.ts';
import { isState, type Jurisdiction } from '#core/lists/public-lists.ts';
import { describeWay } from './breadcrumbs.ts';
import { listPages, type NamedPath, pageOfCenter } from './page-list.ts';
import type { Site, Thing } from './thing.ts';

/** A state and the centers of it that its page shows, out of `total`. */
export function describeState(
  state: Jurisdiction,
  shown: readonly Pick<Center, 'slug' | 'name'>[],
  total: number,
  text: Translated<typeof statePages>,
  site: Site,
): Thing[] {
  const [name, path] = pageOfState(state, site);
  return [
    {
      '@type': 'CollectionPage',
      name: text.title(name),
      url: site.addressOf(path),
      about: {
        '@type': isState(state) ? 'State' : 'AdministrativeArea',
        name,
        containedInPlace: { '@type': 'Country', name: 'US' },
      },
      mainEntity: listPages(shown.map(pageOfCenter), site, total),
    },
    describeWay(site, [text.list.title, '/states'], [name, path]),
  ];
}

/** The list of states: those with centers. */
export function describeStates(
  states: readonly Jurisdiction[],
  { list }: Translated<typeof statePages>,
  site: Site,
): Thing[] {
  return [
    {
      '@type': 'CollectionPage',
      name: list.title,
      description: list.intro,
      url: site.addressOf('/states'),
      mainEntity: listPages(
        states.map((state) => pageOfState(state, site)),
        site,
      ),
    },
  ];
}

/** "California", "/states/ca". */
export function pageOfState(state: Jurisdiction, { text }: Site): NamedPath {
  return [text.lists.jurisdictions.labels[state], `/states/${state.toLowerCase()}`];
}
