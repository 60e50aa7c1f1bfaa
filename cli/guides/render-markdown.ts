import { fromMarkdown } from 'mdast-util-from-markdown';
import { paint } from '../terminal/paint.ts';
import { wrapText } from '../terminal/wrap.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Markdown as plain lines of at most `width` columns, for reading in a terminal. */
export function renderMarkdown(markdown: string, width: number): string[] {
  return renderBlocks(fromMarkdown(markdown).children, width);
}

/** Underlined, since bold letters do not show everywhere. */
export function renderHeading(text: string, width: number, line = '─'): string[] {
  const lines = wrapText(text, width);
  return [
    ...lines.map((each) => paint('bold', each)),
    line.repeat(Math.max(...lines.map((each) => each.length))),
  ];
}

/** With an empty line between two blocks. */
function renderBlocks(blocks: readonly Block[], width: number): string[] {
  return blocks
    .map((block) => renderBlock(block, width))
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function renderBlock(block: Block, width: number): string[] {
  switch (block.type) {
    case 'heading':
      return renderHeading(renderInline(block.children), width);
    case 'paragraph':
      return wrapText(renderInline(block.children), width);
    case 'list':
      return renderList(block, width);
    case 'blockquote':
      return indent(renderBlocks(block.children, width - 2), '│ ', '│ ');
    case 'code':
      return indent(block.value.split('\n'), '    ', '    ');
    case 'html':
      return wrapText(block.value, width);
    case 'thematicBreak':
      return ['─'.repeat(Math.min(width, 20))];
    default:
      return [];
  }
}

function renderList(list: Extract<Block, { type: 'list' }>, width: number): string[] {
  const items = list.children.map((item, index) => {
    const mark = list.ordered ? `${(list.start ?? 1) + index}. ` : '• ';
    const lines = renderBlocks(item.children, width - mark.length);
    return indent(lines, mark, ' '.repeat(mark.length));
  });
  return items.flatMap((lines, index) => (list.spread && index > 0 ? ['', ...lines] : lines));
}

function indent(lines: readonly string[], first: string, others: string): string[] {
  return lines.map((line, index) => (index === 0 ? first : line === '' ? others.trimEnd() : others) + line);
}

function renderInline(nodes: readonly Inline[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value.replace(/\s*\n\s*/g, ' ');
      if (node.type === 'break') return '\n';
      if (node.type === 'image') return node.alt ?? '';
      if (node.type === 'link') return renderLink(node);
      if ('value' in node) return node.value;
      return 'children' in node ? renderInline(node.children) : '';
    })
    .join('');
}

/** A link to call or text shows its number as its words. */
function renderLink({ url, children }: Extract<Inline, { type: 'link' }>): string {
  const words = renderInline(children);
  return words === url || /^(tel|sms|mailto):/.test(url) ? words : `${words} (${url})`;
}
