import type { CenterFields } from '#core/center.ts';
import { limitHeadings, phraseHeadings } from '#core/samhsa.ts';
import { zipPlace } from '../../data/places.ts';
import { nameCenter } from './center-name.ts';
import type { Program, SourceRecord } from './record.ts';

/** The center that a source's record describes. Its place is the ZIP's centroid, marked approximate. */
export function toFields(record: SourceRecord): CenterFields {
  const { name, programs } = nameCenter(record);
  const place = record.zip === undefined ? undefined : zipPlace(record.zip);
  return {
    name,
    city: record.city,
    state: record.state,
    street: record.street ?? null,
    zip: record.zip ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    approximateLocation: place !== undefined,
    phone: record.phones?.[0] ?? null,
    website: record.website ?? null,
    emailPublic: record.emailPublic ?? null,
    programHighlights: record.programHighlights ?? writeProgramText(record, programs),
    bedCount: record.bedCount ?? null,
    staffToClientRatio: record.staffToClientRatio ?? null,
    languages: record.languages ?? [],
    religiousOrientation: record.religiousOrientation ?? null,
    levels: (record.levels ?? []).map((level) => ({ level })),
    populations: (record.populations ?? []).map((population) => ({ population })),
    modalities: (record.modalities ?? []).map((modality) => ({ modality })),
    accreditations: (record.accreditations ?? []).map((each) => ({ name: each })),
    insurance: (record.insurance ?? []).map((insurance) => ({ insurance })),
  };
}

/** Lines of "Heading: phrase, phrase." in a fixed order, or null. */
function writeProgramText(record: SourceRecord, programs: readonly Program[]): string | null {
  const { phones = [], intakePhones = [], phrases = {}, limits = {} } = record;
  const named = programs.flatMap(({ phone }) => phone ?? []);
  const lines = [
    record.streetWithheld ? 'Address: confidential. Call for directions.' : '',
    ...limitHeadings.map((heading) => writeLine(heading, limits[heading])),
    writeLine(
      'Programs here',
      programs.map(({ name, phone }) => (phone && phone !== phones[0] ? `${name} (${phone})` : name)),
      '; ',
    ),
    ...phraseHeadings.map((heading) => writeLine(heading, phrases[heading])),
    writeLine(
      'Intake',
      intakePhones.filter((phone) => !phones.includes(phone)),
    ),
    writeLine(
      'Other phones',
      phones.slice(1).filter((phone) => !named.includes(phone)),
    ),
  ].filter((line) => line !== '');
  return lines.length > 0 ? lines.join('\n') : null;
}

function writeLine(heading: string, items: readonly string[] = [], separator = ', '): string {
  return items.length > 0 ? `${heading}: ${items.join(separator)}.` : '';
}
