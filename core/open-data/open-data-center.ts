import { z } from 'zod';
import { Center } from '../center/center.ts';
import { describeProgram } from '../center/program-text.ts';
import { topics } from '../center/topics.ts';
import { centerFieldNotes } from '../i18n/en/admin/center-fields.ts';
import { programText } from '../i18n/en/program-text.ts';
import {
  careTypes,
  insuranceTypes,
  jurisdictions,
  levels,
  modalities,
  populations,
  servedOnly,
  untreated,
} from '../lists/public-lists.ts';
import type { ValueList } from '../lists/value-list.ts';
import { CenterSummary, summarizeCenter } from './open-data.ts';

/** What each field of a center says, for the documentation of every call that answers with it. */
const notes: Record<keyof Center, string> = {
  id: 'Eight digits; never given to another center.',
  slug: 'Names it in its addresses.',
  ...centerFieldNotes,
  lastVerifiedAt: 'When our staff last confirmed it; null where they never did. An import never sets it.',
  verifiedBy: 'Who confirmed it.',
  reviewStatus: '`NEEDS_REVIEW` where the latest list of its source lacks it.',
  source: 'Where it comes from, e.g. "SAMHSA National Directory"; null where our staff wrote it.',
  sourceYear: 'The year of its list.',
  createdAt: 'When it was listed here.',
  updatedAt: 'When it last changed.',
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
        [key]: z.enum(list.values),
        label: z.string(),
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
    care: labelled('care', careTypes, notes.care),
    levels: labelled('level', levels, notes.levels),
    populations: labelled('population', populations, notes.populations),
    servesOnly: labelled('group', servedOnly, notes.servesOnly),
    modalities: labelled('modality', modalities, notes.modalities),
    topics: labelled('topic', topics, notes.topics),
    doesNotTreat: labelled('condition', untreated, notes.doesNotTreat),
    insurance: labelled('insurance', insuranceTypes, notes.insurance),
  })
  .meta({
    id: 'CenterDetails',
    description:
      'All that this directory knows of a center; where a list is empty, nothing is known. Codes are for programs; each label is what people read for one.',
  });
export type CenterDetails = z.infer<typeof CenterDetails>;

/** `origin` is where people reach this server, e.g. "https://harborlight.example". */
export function detailCenter(center: Center, origin: string, now: Date): CenterDetails {
  return {
    ...center,
    programHighlights: describeProgram(center, programText),
    ...summarizeCenter(center, origin, now),
    stateName: jurisdictions.labels[center.state],
    care: center.care.map(({ care }) => ({ care, label: careTypes.labels[care] })),
    levels: center.levels.map(({ level }) => ({ level, label: levels.labels[level] })),
    populations: center.populations.map(({ population }) => ({
      population,
      label: populations.labels[population],
    })),
    servesOnly: center.servesOnly.map(({ group }) => ({ group, label: servedOnly.labels[group] })),
    topics: center.topics.map(({ topic }) => ({ topic, label: topics.labels[topic] })),
    doesNotTreat: center.doesNotTreat.map(({ condition }) => ({
      condition,
      label: untreated.labels[condition],
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
