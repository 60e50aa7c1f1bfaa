import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { fold } from '#core/fold-text.ts';

/** A question of a guide and its answer: a heading and what stands below it, up to the next one. */
export interface GuideSection {
  /** Names the section in links; unique in its guide. */
  id: string;
  title: string;
  /** The answer without its markup. */
  text: string;
}

/** The guide's sections, one for each heading of the first or second level, in their order. */
export function readGuideSections(markdown: string): GuideSection[] {
  return sectionsOf(fromMarkdown(markdown)).map(({ heading, ...section }) => section);
}

/** A plugin for react-markdown: gives the sections' headings their ids. */
export function addSectionIds() {
  return (tree: Root) => {
    for (const { heading, id } of sectionsOf(tree)) heading.data = { ...heading.data, hProperties: { id } };
  };
}

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root['children'][number];
type Heading = Extract<Block, { type: 'heading' }>;

function sectionsOf(tree: Root): (GuideSection & { heading: Heading })[] {
  const sections: (GuideSection & { heading: Heading })[] = [];
  for (const block of tree.children) {
    const last = sections[sections.length - 1];
    if (block.type === 'heading' && block.depth <= 2) {
      const title = textOf(block);
      sections.push({ id: uniqueId(title, sections), title, text: '', heading: block });
    } else if (last) {
      last.text = joinText([last.text, plainText(block)]);
    }
  }
  return sections;
}

/** The library alone would run paragraphs and the items of a list together. */
function plainText(block: Block): string {
  return 'children' in block && block.type !== 'paragraph' && block.type !== 'heading'
    ? joinText((block.children as Block[]).map(plainText))
    : textOf(block, { includeHtml: false });
}

function joinText(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** "How long does detox take?" → "how-long-does-detox-take"; the same question once more: "…-2". */
function uniqueId(title: string, taken: readonly GuideSection[]): string {
  const id = fold(title).replaceAll(' ', '-') || 'section';
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? id : `${id}-${number}`;
    if (!taken.some((section) => section.id === numbered)) return numbered;
  }
}
