import { expect, it } from 'vitest';
import { guideIn, guidesIn } from './guide-languages.ts';

const detox = { slug: 'detox', language: 'en' } as const;
const desintoxicacion = { slug: 'detox', language: 'es' } as const;
const paying = { slug: 'paying', language: 'en' } as const;
const solo = { slug: 'solo', language: 'es' } as const;
const guides = [paying, detox, solo, desintoxicacion];

it('gives readers of Spanish what is in Spanish, and after it in English what is not', () => {
  expect(guidesIn(guides, 'es')).toEqual([solo, desintoxicacion, paying]);
});

it('gives readers of English what is in English, and nothing else', () => {
  expect(guidesIn(guides, 'en')).toEqual([paying, detox]);
});

it('finds the version in the language, or else the English one', () => {
  expect(guideIn(guides, 'detox', 'es')).toBe(desintoxicacion);
  expect(guideIn(guides, 'paying', 'es')).toBe(paying);
  expect(guideIn(guides, 'detox', 'en')).toBe(detox);
  expect(guideIn(guides, 'solo', 'en')).toBeUndefined();
  expect(guideIn(guides, 'nowhere', 'es')).toBeUndefined();
});
