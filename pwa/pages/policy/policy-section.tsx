import type { Block, Passage, PolicySection, TitledPassage } from '#core/i18n/policy-text.ts';
import { PassageText, plainText } from './passage-text.tsx';

/** A section under its heading, which links can lead to by its id. No landmark: a page has twenty of them. */
export function PolicySectionView({ section: { id, title, blocks } }: { section: PolicySection }) {
  return (
    <section className="space-y-3">
      <h2 id={id} className="scroll-mt-4">
        {title}
      </h2>
      {blocks.map((block) => (
        <BlockView key={keyOf(block)} block={block} />
      ))}
    </section>
  );
}

/** Bulleted, at a line length that reads well. */
export function PassageList({ passages }: { passages: readonly Passage[] }) {
  return (
    <ul className="prose-width list-disc space-y-1.5 pl-5 marker:text-action">
      {passages.map((passage) => (
        <li key={plainText(passage)} className="pl-1">
          <PassageText passage={passage} />
        </li>
      ))}
    </ul>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block !== 'string') {
    if ('list' in block) return <PassageList passages={block.list} />;
    if ('points' in block) return <Points points={block.points} />;
  }
  return (
    <p className="prose-width">
      <PassageText passage={block} />
    </p>
  );
}

function Points({ points }: { points: readonly TitledPassage[] }) {
  return (
    <ul className="space-y-4 py-1">
      {points.map(({ title, text }) => (
        <li key={title} className="prose-width space-y-1 border-l-4 border-lantern pl-4">
          <h3>{title}</h3>
          <p>
            <PassageText passage={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map(plainText).join();
  return 'points' in block ? block.points.map(({ title }) => title).join() : plainText(block);
}
