import type { Center, CenterFields } from '../center/center.ts';
import { compareCenters, describeField, type FieldChange } from '../center/center-changes.ts';
import { blankCenterInputs, type CenterInputs, toCenterInputs } from '../center/center-inputs.ts';
import { fieldsOf } from '../center/field-kinds.ts';
import { fields } from '../center/fields.ts';
import { repairText } from '../center/repairs.ts';
import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';
import { reviewText } from '../i18n/en/admin/submissions-review.ts';
import type { ListingPayload } from '../messages/submission.ts';
import type { Candidate } from './submission-review.ts';

/** Where the fields of a listing belong in a center. */
const listingFields = {
  centerName: 'name',
  address: 'street',
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
  website: 'website',
  email: 'emailPublic',
  programHighlights: 'programHighlights',
  care: 'care',
  levelsOfCare: 'levels',
  populations: 'populations',
  modalities: 'modalities',
  topics: 'topics',
  insurance: 'insurance',
  accreditations: 'accreditations',
} as const satisfies Partial<Record<keyof ListingPayload, keyof CenterFields>>;

/** What a listing says in the words of a center's form; what it leaves open is not in it. */
function toListedInputs(listing: ListingPayload): Partial<CenterInputs> {
  return Object.fromEntries(
    Object.entries(listingFields)
      .map(([from, to]) => [to, listing[from as keyof typeof listingFields]] as const)
      .filter(([, value]) => value.length > 0),
  );
}

/** Every field of a listing that a center has, as people read it; '' where it was left open. */
export function describeListed(listing: ListingPayload): { field: keyof CenterFields; value: string }[] {
  return Object.entries(listingFields).map(([from, field]) => ({
    field,
    value: describeField(field, listing[from as keyof typeof listingFields]),
  }));
}

/**
 * Which center a listing is about, before a reviewer has said so: the likeliest of `candidates`; null for a new one;
 * undefined where it may be a second listing of a center that we have: that is for the reviewer to say.
 */
export function proposeCenter(
  { type }: Pick<ListingPayload, 'type'>,
  candidates: readonly Candidate[],
): Center | null | undefined {
  const [first] = candidates;
  if (!first) return null;
  if (type === 'UPDATE_CENTER') return first.center;
  return isConvincing(first) ? undefined : null;
}

function isConvincing({ reasons }: Candidate): boolean {
  return reasons.some((reason) => reason !== 'similar_name' && reason !== 'city' && reason !== 'zip');
}

/**
 * What an approval starts from: today's center with what the listing says over it. What the listing leaves open
 * erases nothing, and a list is replaced only where the submitter ticked something.
 */
export function mergeListing(listing: ListingPayload, today: CenterFields | null): CenterInputs {
  return { ...(today ? toCenterInputs(today) : blankCenterInputs), ...toListedInputs(listing) };
}

/** What the inputs of a form differ in from a center, also while some of them cannot be read yet. */
export function compareInputs(today: CenterFields | null, inputs: CenterInputs): FieldChange[] {
  return compareCenters(today && readable(toCenterInputs(today)), readable(inputs));
}

/** The same with its labels, and with where the center will be on the map where that follows a new ZIP. */
export function describeApproval(
  today: CenterFields | null,
  inputs: CenterInputs,
): { field: keyof CenterFields | 'place'; label: string; before: string; after: string }[] {
  const rows = compareInputs(today, inputs).map((change) => ({
    ...change,
    label: centerFieldLabels[change.field],
  }));
  const read = repaired(inputs);
  if (!movesWithZip(today, read)) return rows;
  const { place, placeFromZip } = reviewText.summary;
  const before = today?.lat && today.lng ? `${today.lat}, ${today.lng}` : '';
  const after = placeFromZip(read.zip.slice(0, 5));
  return [...rows, { field: 'place', label: place, before, after }];
}

/** As it will be stored, as far as it is typed: a ZIP has its zeros again. */
function repaired(inputs: CenterInputs): CenterInputs {
  const texts = fieldsOf(fields).flatMap(([name, field]) => {
    const typed = inputs[name];
    return typeof typed === 'string' ? [[name, repairText(field, typed.trim(), inputs.state) ?? '']] : [];
  });
  return { ...inputs, ...Object.fromEntries(texts) };
}

/** Values as `compareCenters` describes them: nothing is null, and of no place nobody says that it is exact. */
function readable(inputs: CenterInputs): Partial<CenterFields> {
  const entries = Object.entries(repaired(inputs)).map(([field, value]) => {
    if (typeof value === 'string') return [field, value || null];
    return [field, value === false && inputs.lat === '' ? null : value];
  });
  return Object.fromEntries(entries);
}

/** True where the place on the map will follow a new ZIP: see server/submissions/approval.ts. */
function movesWithZip(today: CenterFields | null, { zip, lat, lng }: CenterInputs): boolean {
  const before = today ? toCenterInputs(today) : blankCenterInputs;
  return zip !== '' && zip.slice(0, 5) !== before.zip.slice(0, 5) && lat === before.lat && lng === before.lng;
}
