import type { Chip } from '#core/search/center-query.ts';
import { useFilterLabels } from '../../components/use-filter-labels.ts';
import { pageText, useText } from '../../text.tsx';

const useNearText = pageText('near');

/** What a person reads for one thing that was asked. For late code. */
export function useChipLabel(): (chip: Chip) => string {
  const { directory, lists } = useText();
  const { active } = useNearText();
  const labelsOf = useFilterLabels();
  return (chip) => {
    switch (chip.name) {
      case 'q':
        return `“${chip.value}”`;
      case 'near':
        return active.near(chip.value, chip.within ? directory.search.miles(chip.within) : undefined);
      case 'state':
        return lists.jurisdictions.labels[chip.value];
      default:
        return labelsOf(chip.name)[chip.value] ?? chip.value;
    }
  };
}
