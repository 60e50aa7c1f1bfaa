import type { CenterFields } from '#core/center/center.ts';
import { fieldsOf, isList, unknownValue, wrapList } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import { zipElsewhere } from '#core/search/place-agreement.ts';
import { placeTable, zipPlace } from '../../data/places.ts';
import { nameCenter } from './center-name.ts';
import { limitsOf } from './formats/samhsa-topics.ts';
import type { Program, SourceRecord, StatedFields } from './source-record.ts';

/**
 * The center that a source's record describes. Its place is what the source states, or the ZIP's centroid, marked
 * approximate; it has none where that is elsewhere than state and city say.
 */
export function toFields(record: SourceRecord): CenterFields {
  const { name, programs } = nameCenter(record);
  const { lat, lng, zip } = record;
  const stated = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const isElsewhere = zipElsewhere(record, placeTable()) !== undefined;
  const place = stated ?? (zip === undefined || isElsewhere ? undefined : zipPlace(zip));
  return {
    ...toValues({ ...record, ...(record.limits && limitsOf(record.limits)) }),
    name,
    // Of nine digits the last four are a side of a street.
    ...(record.streetWithheld && record.zip && { zip: record.zip.slice(0, 5) }),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    approximateLocation: place !== undefined && !stated,
    phone: record.phones?.[0] ?? null,
    ...furtherOf(record, programs),
  };
}

const named = fieldsOf(fields);

/** What a record says of the fields that stand in it as they are; of all others nothing is known. */
function toValues(record: Readonly<StatedFields>): CenterFields {
  const stated: Readonly<Record<string, unknown>> = record;
  const values: Record<string, unknown> = {};
  for (const [name, field] of named) {
    const value = stated[name];
    if (value === undefined) values[name] = unknownValue(field);
    else values[name] = isList(field) && Array.isArray(value) ? wrapList(field, value) : value;
  }
  return values as CenterFields;
}

/** The phones and programs of a record beside its first phone, each number where it says most. */
function furtherOf(record: SourceRecord, programs: readonly Program[]) {
  const { phones = [], intakePhones = [], otherPhones = [] } = record;
  const named = programs.flatMap(({ phone }) => phone ?? []);
  return {
    intakePhones: intakePhones.filter((phone) => !phones.includes(phone)),
    otherPhones: [...otherPhones, ...phones.slice(1).filter((phone) => !named.includes(phone))],
    programNames:
      record.programNames ??
      programs.map(({ name, phone }) => (phone && phone !== phones[0] ? `${name} (${phone})` : name)),
  };
}
