import { MAX_PLACE_LENGTH } from '#core/center-query.ts';
import { useText } from '../text.tsx';
import { useFieldValue } from './use-field-value.ts';

/** The id of the field on the search page, which has it once. */
export const NEAR_FIELD = 'near';
/** Of what is said below it: how the search for the phone's place goes, and what is wrong with a place. */
export const LOCATION_STATUS = 'near-status';
export const PLACE_PROBLEM = 'near-problem';

/** What is wrong with a place: we know none of that name, or several. */
export type PlaceTrouble = 'unknown' | 'several' | undefined;

/** Where the search is around. */
export function NearField({ value, trouble }: { value: string; trouble: PlaceTrouble }) {
  const { near } = useText().directory.search;
  return (
    <input
      type="text"
      id={NEAR_FIELD}
      ref={useFieldValue(value)}
      name="near"
      className="field"
      aria-label={near}
      placeholder={near}
      aria-invalid={trouble === 'unknown' || undefined}
      aria-describedby={trouble ? PLACE_PROBLEM : LOCATION_STATUS}
      maxLength={MAX_PLACE_LENGTH}
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="search"
      defaultValue={value}
    />
  );
}
