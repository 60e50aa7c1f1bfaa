import { z } from 'zod';
import { fold } from '../fold-text.ts';
import { guideValidation as wrong } from '../i18n/en/admin/guides.ts';
import { validation } from '../i18n/en/validation.ts';
import { languages } from '../i18n/languages.ts';
import { requiredLine, requiredText } from '../messages/form-fields.ts';
import { lineOfText } from '../plain-text.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** What staff or a Markdown file says of a guide (spec, sections 3 and 5). */
export const GuideFields = z.object({
  /** Names the guide in its address; its versions in other languages have the same. */
  slug: z
    .string(wrong.slug)
    .trim()
    .min(1, { error: wrong.slug, abort: true })
    .max(100, validation.tooLong(100))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, wrong.slugForm),
  language: z.enum(languages, wrong.language),
  title: requiredLine(200, wrong.title),
  excerpt: requiredText(500, wrong.excerpt),
  bodyMarkdown: requiredText(60_000, wrong.content),
  tags: z
    .array(lineOfText().min(1).max(LONGEST_TAG, wrong.tagTooLong(LONGEST_TAG)))
    .max(MOST_TAGS, wrong.tooManyTags(MOST_TAGS)),
  reviewedBy: lineOfText().min(1).max(200, validation.tooLong(200)).nullable(),
  /** The day on which it is to be looked at again, such as "2027-01-15"; null where that follows (see due.ts). */
  dueAt: z.iso.date(wrong.dueAt).nullable(),
});
export type GuideFields = z.infer<typeof GuideFields>;

/** A guide as the API and the offline copy carry it. Timestamps are ISO 8601 in UTC. */
export const Guide = GuideFields.extend({
  id: z.string(),
  reviewedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Guide = z.infer<typeof Guide>;

/** A guide without its text, as lists show it. */
export type GuideSummary = Omit<Guide, 'bodyMarkdown'>;

/** A guide as staff sends it: no reviewer and no tags may also be an empty text or left out. */
export const GuideInput = GuideFields.extend({
  /** Left out, a new guide is in English, and one that is there stays in its language. */
  language: GuideFields.shape.language.optional(),
  tags: GuideFields.shape.tags.default([]),
  reviewedBy: lineOfText()
    .max(200, validation.tooLong(200))
    .nullish()
    .transform((name) => name || null),
  /** Left out, it stays as it is; none may also be an empty text. */
  dueAt: z
    .string()
    .trim()
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, wrong.dueAt)
    .nullish()
    .transform((day) => (day === '' ? null : day)),
  /** One that differs from the stored one says that the guide was reviewed again; the server's clock says when. */
  reviewedAt: z.iso.datetime().nullish(),
});
export type GuideInput = z.infer<typeof GuideInput>;

/** A guide as it is typed: the tags in one line, with commas between them. */
export const GuideForm = GuideInput.omit({ reviewedAt: true }).extend({
  /** Ticked where the same person has reviewed it again. */
  reviewedToday: z.boolean().default(false),
  tags: z
    .string()
    .transform(splitTags)
    .refine((tags) => tags.every((tag) => tag.length <= LONGEST_TAG), wrong.tagTooLong(LONGEST_TAG))
    .refine((tags) => tags.length <= MOST_TAGS, wrong.tooManyTags(MOST_TAGS)),
});
export type GuideForm = z.infer<typeof GuideForm>;

/** "Detox, first steps,, detox" → ["Detox", "first steps"]. */
export function splitTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag !== '' && !tags.has(fold(tag))) tags.set(fold(tag), tag);
  }
  return [...tags.values()];
}

/** What a guide's address could be: "What’s detox like?" → "whats-detox-like". Not longer than a slug may be. */
export function suggestSlug(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
}
