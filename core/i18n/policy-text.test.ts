import { expect, it } from 'vitest';
import { about } from './en/about.ts';
import { editorialPolicy } from './en/editorial-policy.ts';
import { privacy } from './en/privacy.ts';
import { transparency } from './en/transparency.ts';
import type { Block, Passage, PolicyText } from './policy-text.ts';

const pages: Record<string, PolicyText> = {
  '/about': { ...about, sections: [...about.sections, about.disclaimer] },
  '/transparency': transparency,
  '/editorial-policy': editorialPolicy,
  '/privacy': privacy(90),
};
const addresses = Object.entries(pages).flatMap(([path, { sections }]) =>
  sections.map(({ id }) => `${path}#${id}`),
);

it('gives each section of a page an id of its own', () => {
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

it('links only to sections that are there', () => {
  const links = Object.entries(pages).flatMap(([path, { intro, sections }]) =>
    [intro, ...sections.flatMap(({ blocks }) => blocks.flatMap(passagesOf))]
      .flatMap(linksOf)
      .map((to) => (to.startsWith('#') ? path + to : to)),
  );
  const toSections = links.filter((to) => to.includes('#'));
  expect(toSections.length).toBeGreaterThan(0);
  expect(toSections.filter((to) => !addresses.includes(to))).toEqual([]);
});

function passagesOf(block: Block): readonly Passage[] {
  if (typeof block !== 'string') {
    if ('list' in block) return block.list;
    if ('points' in block) return block.points.map(({ text }) => text);
  }
  return [block];
}

function linksOf(passage: Passage): string[] {
  if (typeof passage === 'string') return [];
  return passage.flatMap((part) => (typeof part === 'string' ? [] : part.to));
}
