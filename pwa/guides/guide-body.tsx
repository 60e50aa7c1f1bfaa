import { createElement, Fragment, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageText, useLanguage } from '../text.tsx';
import type { Block, ReadGuide } from './read-guide.ts';
import { safeUrl } from './safe-url.ts';

const useGuidesText = pageText('guides');

/**
 * A guide's Markdown as a page. HTML in it is left out, and so are images: all that a page shows is in the copy.
 * Drawn once: it takes a slow phone longer than the rest of the page.
 */
export const GuideBody = memo(function GuideBody({
  guide: { tree, ids },
  lang,
}: {
  guide: ReadGuide;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
}) {
  return (
    <div lang={lang} className="prose">
      {draw(tree.children, { ids, addresses: readAddresses(tree.children) })}
    </div>
  );
});

/** What pieces of a guide are drawn by, beside themselves. */
interface Around {
  ids: ReadGuide['ids'];
  /** Where links lead that name a definition. */
  addresses: ReadonlyMap<string, string>;
}

function draw(blocks: readonly Block[], around: Around): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: a guide's pieces have no other name, and never move
  return blocks.map((block, index) => <Fragment key={index}>{drawOne(block, around)}</Fragment>);
}

/** All kinds that CommonMark has: https://github.com/syntax-tree/mdast#nodes */
function drawOne(block: Block, around: Around): ReactNode {
  switch (block.type) {
    case 'text':
      return block.value;
    case 'paragraph':
      return <p>{draw(block.children, around)}</p>;
    case 'heading':
      // The page's own title is its only first-level heading.
      return createElement(
        `h${Math.max(2, block.depth)}`,
        { id: around.ids.get(block) },
        draw(block.children, around),
      );
    case 'strong':
      return <strong>{draw(block.children, around)}</strong>;
    case 'emphasis':
      return <em>{draw(block.children, around)}</em>;
    case 'link':
      return <GuideLink address={block.url}>{draw(block.children, around)}</GuideLink>;
    case 'linkReference':
      return (
        <GuideLink address={around.addresses.get(block.identifier)}>{draw(block.children, around)}</GuideLink>
      );
    case 'list':
      return drawList(block, around);
    case 'blockquote':
      return <blockquote>{draw(block.children, around)}</blockquote>;
    case 'inlineCode':
      return <code>{block.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{block.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    default:
      return null;
  }
}

/** Where no blank line is between its items, or in one of them, they are lines and not paragraphs. */
function drawList(list: Extract<Block, { type: 'list' }>, around: Around): ReactNode {
  const isLoose = list.spread || list.children.some(({ spread }) => spread);
  const items = list.children.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index}>
      {item.children.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={at}>
          {block.type === 'paragraph' && !isLoose ? draw(block.children, around) : drawOne(block, around)}
        </Fragment>
      ))}
    </li>
  ));
  if (!list.ordered) return <ul>{items}</ul>;
  return <ol start={list.start === 1 ? undefined : (list.start ?? undefined)}>{items}</ol>;
}

/** The first definition of a name counts. */
function readAddresses(blocks: readonly Block[], found = new Map<string, string>()): Map<string, string> {
  for (const block of blocks) {
    if (block.type === 'definition' && !found.has(block.identifier)) found.set(block.identifier, block.url);
    else if ('children' in block) readAddresses(block.children, found);
  }
  return found;
}

function GuideLink({ address = '', children }: { address: string | undefined; children: ReactNode }) {
  const text = useGuidesText();
  // The text around it may be in another one.
  const language = useLanguage();
  const href = safeUrl(address) ?? '';
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^(https?:)?\/\//i.test(href)) return <a href={href || undefined}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only" lang={language}>
        {' '}
        ({text.newTab})
      </span>
    </a>
  );
}
