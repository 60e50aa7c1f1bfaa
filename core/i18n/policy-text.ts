/** The shape of pages that are mostly text (About, Transparency, the policies), the same in every language. */

/** `to` is a page of ours ("/contact"), a section of the same page ("#calls"), or `tel:`, `sms:`, `https:`. */
export interface TextLink {
  to: string;
  label: string;
}

/** A paragraph or a list's item: plain text, or text with links in it. */
export type Passage = string | readonly (string | TextLink)[];

export interface TitledPassage {
  title: string;
  text: Passage;
}

/** What a section is made of: a paragraph, a bulleted list, or points with headings of their own. */
export type Block = Passage | { list: readonly Passage[] } | { points: readonly TitledPassage[] };

export interface PolicySection {
  /** Names the section in links, in any language: `/privacy#calls`. Stays when the heading changes. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface PolicyText {
  title: string;
  /** When the text took effect or was last changed, as a sentence. */
  updated?: string;
  intro: Passage;
  /** What somebody should know who reads no further. */
  summary?: { title: string; points: readonly Passage[] };
  /** Heads the list of the sections; on long pages only. */
  contents?: string;
  sections: readonly PolicySection[];
}
