import { z } from 'zod';

/** What staff or a Markdown file says of a guide (spec, sections 3 and 5). */
export const GuideFields = z.object({
  /** Names the guide in its address. */
  slug: z
    .string()
    .min(1, 'Slug is required')
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug must be lowercase with hyphens only'),
  title: z.string().trim().min(1, 'Title is required').max(200),
  excerpt: z.string().trim().min(1, 'Excerpt is required').max(500),
  bodyMarkdown: z.string().trim().min(1, 'Content is required').max(60_000),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  reviewedBy: z.string().trim().min(1).max(200).nullable(),
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
