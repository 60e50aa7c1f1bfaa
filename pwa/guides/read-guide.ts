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

/** What a guide's Markdown says, read once for all that is made of it. */
export interface ReadGuide {
  tree: Root;
  /** One for each heading of the first or second level, in their order. */
  sections: GuideSection[];
  /** Of the headings that begin one. */
  ids: ReadonlyMap<Block, string>;
}

/** As https://github.com/syntax-tree/mdast has it. */
type Root = ReturnType<typeof fromMarkdown>;
/** A piece of it, of any kind: a block, or some words of one. */
export type Block = Root['children'][number];

/** Takes a slow phone longer than the rest of the guide's page. */
export function readGuide(markdown: string): ReadGuide {
  const tree = fromMarkdown(markdown);
  const sections: GuideSection[] = [];
  const ids = new Map<Block, string>();
  for (const block of tree.children) {
    const last = sections[sections.length - 1];
    if (block.type === 'heading' && block.depth <= 2) {
      const title = textOf(block);
      const id = uniqueId(title, sections);
      ids.set(block, id);
      sections.push({ id, title, text: '' });
    } else if (last) {
      last.text = joinText([last.text, plainText(block)]);
    }
  }
  return { tree, sections, ids };
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
