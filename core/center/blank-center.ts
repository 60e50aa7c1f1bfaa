import type { Center } from './center.ts';
import { nothingKnownOf } from './field-kinds.ts';
import { fields } from './fields.ts';

/**
 * What a center holds, in the order in which the API has it, for copies that are filled in. To add the fields to an
 * empty object one by one takes twice as long; so does a new object of this kind for each file of many centers.
 */
export const blankCenter: Readonly<Center> = {
  ...{ id: '', slug: '', name: '', city: '', state: 'AL' },
  ...nothingKnownOf(fields),
  ...{ lastVerifiedAt: null, verifiedBy: null, reviewStatus: 'PUBLISHED' },
  ...{ source: null, sourceYear: null, createdAt: '', updatedAt: '' },
};
