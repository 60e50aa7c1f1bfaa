import { describe, expect, it } from 'vitest';
import { about } from './en/pages/about.ts';
import { accessibility } from './en/pages/accessibility.ts';
import { editorialPolicy } from './en/pages/editorial-policy.ts';
import { privacy } from './en/pages/privacy.ts';
import { transparency } from './en/pages/transparency.ts';
import { about as aboutInSpanish } from './es/pages/about.ts';
import { accessibility as accessibilityInSpanish } from './es/pages/accessibility.ts';
import { editorialPolicy as editorialPolicyInSpanish } from './es/pages/editorial-policy.ts';
import { privacy as privacyInSpanish } from './es/pages/privacy.ts';
import { transparency as transparencyInSpanish } from './es/pages/transparency.ts';
import type { Language } from './languages.ts';
import type { Block, Passage, PolicyText } from './policy-text.ts';

type Pages = Record<string, PolicyText>;

const pages: Record<Language, Pages> = {
  en: {
    '/about': { ...about, sections: [...about.sections, about.disclaimer] },
    '/transparency': transparency,
    '/editorial-policy': editorialPolicy,
    '/accessibility': accessibility,
    '/privacy': privacy(90),
  },
  es: {
    '/about': { ...aboutInSpanish, sections: [...aboutInSpanish.sections, aboutInSpanish.disclaimer] },
    '/transparency': transparencyInSpanish,
    '/editorial-policy': editorialPolicyInSpanish,
    '/accessibility': accessibilityInSpanish,
    '/privacy': privacyInSpanish(90),
  },
};

describe.each(Object.entries(pages))('in %s', (_language, inLanguage) => {
  const addresses = addressesOf(inLanguage);

  it('gives each section of a page an id of its own', () => {
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('links only to sections that are there', () => {
    const links = Object.entries(inLanguage).flatMap(([path, { intro, sections }]) =>
      [intro, ...sections.flatMap(({ blocks }) => blocks.flatMap(passagesOf))]
        .flatMap(linksOf)
        .map((to) => (to.startsWith('#') ? path + to : to)),
    );
    const toSections = links.filter((to) => to.includes('#'));
    expect(toSections.length).toBeGreaterThan(0);
    expect(toSections.filter((to) => !addresses.includes(to))).toEqual([]);
  });
});

it('has the same sections in Spanish, in the same order', () => {
  expect(addressesOf(pages.es)).toEqual(addressesOf(pages.en));
});

it.each(Object.keys(pages.en))('has in each section of %s the same links and numbers in Spanish', (path) => {
  const [english, spanish] = [factsOf(pages.en[path]), factsOf(pages.es[path])];
  expect(english.length).toBeGreaterThan(0);
  expect(spanish).toEqual(english);
});

function addressesOf(inLanguage: Pages): string[] {
  return Object.entries(inLanguage).flatMap(([path, { sections }]) =>
    sections.map(({ id }) => `${path}#${id}`),
  );
}

/** What must not differ between languages: where links lead, and numbers, but for the keys and words of the crisis lines. */
function factsOf(page: PolicyText | undefined) {
  return (page?.sections ?? []).map(({ id, title, blocks }) => {
    const passages = blocks.flatMap(passagesOf);
    const text = JSON.stringify([title, blocks])
      .replaceAll('oprima el 2 para español', '')
      .replaceAll(/"to":"[^"]*"/g, '');
    return {
      id,
      links: passages.flatMap(linksOf).map((to) => to.replace(/\?&body=.*/, '')),
      numbers: [...new Set(text.match(/\d+/g))].sort(),
    };
  });
}

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
