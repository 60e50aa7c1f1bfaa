import type { Guide } from '../guide/guide.ts';

/** A guide that says nothing, and that nobody has reviewed, for copies that are filled in. */
export const blankGuide: Readonly<Guide> = {
  ...{ id: '', slug: '', language: 'en', title: '', excerpt: '', bodyMarkdown: '', tags: [] },
  ...{
    reviewedBy: null,
    reviewedAt: null,
    dueAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  },
};
