import { type Care, type CareChoice, untreated } from '../../lists/public-lists.ts';
import type { FilterName } from '../filters.ts';

/** A condition says what care is meant, before the kind of place does; two conditions are a dual diagnosis. */
export function setCare(filters: Partial<Record<FilterName, string[]>>, usual: readonly Care[]): void {
  // "DUI alcohol class": the DUI says for whom.
  const isForDui = filters.topic?.includes('DUI') === true;
  const named = narrowCare(filters.care ?? []).filter((care) => !isForDui || !isDisorder(care));
  const ofMind = named.includes('MENTAL_HEALTH');
  if (ofMind && named.length > 1) {
    filters.population = [...new Set([...(filters.population ?? []), 'DUAL_DX'])];
    filters.care = named.filter(isDisorder);
  } else if (named.length > 0 || isForDui) filters.care = named;
  else if (usual.length > 0 && !filters.population?.includes('DUAL_DX')) filters.care = [usual[0]!];
  if (filters.care?.length === 0) delete filters.care;
}

/** "Drugs and alcohol": who treats the one disorder treats substance use, and nobody who turns it away is meant. */
export function narrowCare(care: readonly string[]): string[] {
  return care.some(isDisorder) ? care.filter((value) => value !== 'SUBSTANCE_USE') : [...care];
}

/** True for care of one disorder, which some centers turn people away with. */
export function isDisorder(care: string): boolean {
  return untreated.values.some((value) => value === (care as CareChoice));
}
