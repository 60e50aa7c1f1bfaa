import { MAX_PLACE_LENGTH } from '#core/search/center-query.ts';
import { useText } from '../../text.tsx';
import { useFieldValue } from './use-field-value.ts';

/** The id of the field on the search page, which has it once. */
export const NEAR_FIELD = 'near';
/** Of what is said below it: how the search for the phone's place goes, and what is wrong with a place. */
export const LOCATION_STATUS = 'near-status';
export const PLACE_PROBLEM = 'near-problem';

/** Where the search is around. */
export function NearField({ value, isUnknown }: { value: string; isUnknown: boolean }) {
  const { near } = useText().directory.search;
  return (
    <div>
      <label htmlFor={NEAR_FIELD}>{near}</label>
      <input
        type="text"
        id={NEAR_FIELD}
        ref={useFieldValue(value)}
        name="near"
        className="field"
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? PLACE_PROBLEM : LOCATION_STATUS}
        maxLength={MAX_PLACE_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="search"
        defaultValue={value}
      />
    </div>
  );
}
