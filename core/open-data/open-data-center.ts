import { z } from 'zod';
import { Center } from './center.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from './lists.ts';
import { CenterSummary, summarizeCenter } from './open-data.ts';
import type { ValueList } from './value-list.ts';

/** What each field of a center says, for the documentation of every call that answers with it. */
const notes: Record<keyof Center, string> = {
  id: 'Eight digits; never given to another center.',
  slug: 'Names the center in its addresses: lowercase letters, digits and hyphens.',
  name: 'Its name.',
  city: 'Its city.',
  state: 'Two letters, as the postal service writes them.',
  street: 'Null also where the center keeps its address confidential.',
  zip: 'Five digits, or ZIP+4.',
  lat: 'Degrees north, WGS 84.',
  lng: 'Degrees east, WGS 84: negative in the United States.',
  approximateLocation:
    'True where `lat` and `lng` are the middle of the ZIP code’s area, and not the building.',
  phone: 'As people write it: "205-216-0200", "205-216-0200 x123".',
  website: 'Its own website.',
  emailPublic: 'An email address that the center shows to the public.',
  programHighlights: 'What the center or its source says of its program; plain text.',
  bedCount: 'For how many people it has a bed.',
  staffToClientRatio: 'As the center writes it, e.g. "1:6".',
  languages: 'Spoken there; in English, e.g. "Spanish".',
  religiousOrientation: 'Null where none is known.',
  levels: 'Levels of care. None where they are not known.',
  populations: 'Whom it serves. None where it is not known.',
  modalities: 'Treatment approaches. None where they are not known.',
  accreditations: 'Accreditations, as the center or its source names them.',
  insurance: 'How treatment can be paid. None where it is not known: please call and ask.',
  lastVerifiedAt:
    'When our staff last confirmed the listing; null where they never did. An import never sets it.',
  verifiedBy: 'Who of our staff confirmed it.',
  reviewStatus:
    '`NEEDS_REVIEW` where it was missing from the latest list of its source, and we are checking it.',
  source: 'Where the listing comes from, e.g. "SAMHSA National Directory"; null where our staff wrote it.',
  sourceYear: 'The year of that source’s list.',
  createdAt: 'When it was first listed here.',
  updatedAt: 'When anything in it last changed.',
};

/** `Center`, with a note to each field, and for the public's eyes: no answer for it holds an unpublished one. */
export const DocumentedCenter = z
  .object(describeFields(Center.shape))
  .meta({ id: 'Center', description: 'A treatment center, as the pages of this site read it.' });

/** A value of one of our lists with what people read for it; else the same shape as in `Center`. */
const labelled = <const K extends string, const L extends ValueList>(key: K, list: L, note: string) =>
  z
    .array(
      z.object({
        [key]: z.enum(list.values).describe('For programs: it never changes.'),
        label: z.string().describe('For people.'),
      } as Record<K, z.ZodEnum<{ [V in L['values'][number]]: V }>> & { label: z.ZodString }),
    )
    .describe(note);

/** All that the public may know of a center: every field of `Center` and of `CenterSummary`, and labels. */
export const CenterDetails = z
  .object({
    ...DocumentedCenter.shape,
    ...CenterSummary.pick({ levelsOfCare: true, verification: true, source: true, url: true, json: true })
      .shape,
    stateName: z.string().describe('As people read it, e.g. "Texas".'),
    levels: labelled('level', levels, notes.levels),
    populations: labelled('population', populations, notes.populations),
    modalities: labelled('modality', modalities, notes.modalities),
    insurance: labelled('insurance', insuranceTypes, notes.insurance),
  })
  .meta({ id: 'CenterDetails', description: 'All that this directory knows of a center.' });
export type CenterDetails = z.infer<typeof CenterDetails>;

/** `origin` is where people reach this server, e.g. "https://harborlight.example". */
export function detailCenter(center: Center, origin: string, now: Date): CenterDetails {
  return {
    ...center,
    ...summarizeCenter(center, origin, now),
    stateName: jurisdictions.labels[center.state],
    levels: center.levels.map(({ level }) => ({ level, label: levels.labels[level] })),
    populations: center.populations.map(({ population }) => ({
      population,
      label: populations.labels[population],
    })),
    modalities: center.modalities.map(({ modality }) => ({ modality, label: modalities.labels[modality] })),
    insurance: center.insurance.map(({ insurance }) => ({
      insurance,
      label: insuranceTypes.labels[insurance],
    })),
  };
}

function describeFields<S extends typeof Center.shape>(shape: S): S {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, schema.describe(notes[field as keyof Center])]),
  ) as S;
}
