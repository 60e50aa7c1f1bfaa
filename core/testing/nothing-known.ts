import { nothingKnownOf } from '../center/field-kinds.ts';
import { fields } from '../center/fields.ts';

/** What is known of a center of which only name and place are. */
export const nothingKnown = nothingKnownOf(fields);
