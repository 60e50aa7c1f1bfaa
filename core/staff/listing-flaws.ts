import type { CenterFields } from '../center/center.ts';
import { fields } from '../center/fields.ts';
import { isUsPhone } from '../center/phone.ts';
import { repairText } from '../center/repairs.ts';
import { type ListingFlaw, listingFlaws } from '../lists/staff-lists.ts';
import { pinElsewhere, zipElsewhere } from '../search/place-agreement.ts';
import type { PlaceTable } from '../search/place-table.ts';

type Listed = Pick<CenterFields, 'city' | 'zip' | 'lat' | 'lng' | 'phone' | 'website'> & { state: string };

/** By the rules by which files and forms are read: see core/center/repairs.ts. */
export function flawsOf(center: Listed, places: Pick<PlaceTable, 'zip' | 'cities'>): ListingFlaw[] {
  const { phone, website, state } = center;
  const has: Record<ListingFlaw, boolean> = {
    phone: phone !== null && !isUsPhone(phone),
    website: website !== null && repairText(fields.website, website, state) === null,
    place: zipElsewhere(center, places) !== undefined || pinElsewhere(center, places) !== undefined,
  };
  return listingFlaws.values.filter((flaw) => has[flaw]);
}
