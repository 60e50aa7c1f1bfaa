import type { Center } from '#core/center/center.ts';
import type { Catalog } from '#core/i18n/en.ts';
import type { Filters } from '#core/search/filters.ts';

/**
 * What a card can say of a center beside its levels of care: whom it serves, how it is paid, how it treats, in words.
 * What was asked for comes first, then one of each kind before the second of any.
 */
export function factsOf(center: Center, lists: Catalog['lists'], asked?: Filters): string[] {
  const kinds = [
    center.populations.map(({ population }) => ({
      label: lists.populations.labels[population],
      asked: asked?.population.includes(population),
    })),
    center.insurance.map(({ insurance }) => ({
      label: lists.insuranceTypes.labels[insurance],
      asked: asked?.insurance.includes(insurance),
    })),
    center.modalities.map(({ modality }) => ({
      label: lists.modalities.labels[modality],
      asked: asked?.modality.includes(modality),
    })),
  ];
  const facts = kinds.flatMap((kind) => kind.map((fact, place) => ({ ...fact, place })));
  return facts
    .sort((a, b) => Number(b.asked ?? false) - Number(a.asked ?? false) || a.place - b.place)
    .map(({ label }) => label);
}
