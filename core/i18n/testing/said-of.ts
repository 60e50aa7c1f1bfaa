import type { Block, Passage, PolicyText } from '../policy-text.ts';

/** A sentence of a page of text, or an item of a list in it, as it is read. */
export interface Said {
  /** The section's anchor; empty above the first. */
  section: string;
  sentence: string;
}

/** All that a page of text says, but for its headings, in its order. */
export function saidOf(page: PolicyText): Said[] {
  const above = [page.updated ?? '', page.intro, ...(page.summary?.points ?? [])];
  return [
    ...above.flatMap((passage) => sentencesOf(passage, '')),
    ...page.sections.flatMap(({ id, blocks }) =>
      blocks.flatMap(passagesOf).flatMap((passage) => sentencesOf(passage, id)),
    ),
  ];
}

function passagesOf(block: Block): readonly Passage[] {
  if (typeof block === 'string' || Array.isArray(block)) return [block as Passage];
  if ('list' in block) return block.list;
  return 'points' in block ? block.points.flatMap(({ title, text }) => [title, text]) : [];
}

function sentencesOf(passage: Passage, section: string): Said[] {
  const text =
    typeof passage === 'string'
      ? passage
      : passage.map((part) => (typeof part === 'string' ? part : part.label)).join('');
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => ({ section, sentence: segment.trim() }))
    .filter(({ sentence }) => sentence !== '');
}
