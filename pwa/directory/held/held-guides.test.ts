import { expect, it } from 'vitest';
import { emptyManifest } from '../../testing/stored-manifest.ts';
import { HeldGuides } from './held-guides.ts';

const guides = { hash: '0123456789abcdef', count: 1, bytes: 20 };
const spanish = { language: 'es' as const, hash: '89abcdef01234567', count: 2, bytes: 40 };
const file = { hash: guides.hash, json: '[{"slug":"detox","language":"en","versions":["en","es"]}]' };
const spanishFile = {
  hash: spanish.hash,
  json: '[{"slug":"detox","language":"es","versions":["en","es"]},{"slug":"work","language":"en","versions":["en"]}]',
};
const both = { ...emptyManifest, guides, translatedGuides: [spanish] };

it('has for readers of each language what their file has', () => {
  const held = new HeldGuides([spanishFile, file], both);
  expect(held.isComplete('en') && held.isComplete('es')).toBe(true);
  expect(held.read('en')).toEqual([{ slug: 'detox', language: 'en', versions: ['en', 'es'] }]);
  expect(held.read('es')).toEqual([
    { slug: 'detox', language: 'es', versions: ['en', 'es'] },
    { slug: 'work', language: 'en', versions: ['en'] },
  ]);
});

it('has for others what is there, and says that it is not theirs', () => {
  const english = new HeldGuides([file], both);
  expect(english.isComplete('es')).toBe(false);
  expect(english.read('es')).toMatchObject([{ slug: 'detox', language: 'en' }]);
  const only = { hash: spanish.hash, json: '[{"slug":"detox","language":"es","versions":["en","es"]}]' };
  expect(new HeldGuides([only], both).read('en')).toMatchObject([{ slug: 'detox', language: 'es' }]);
});

it('is complete with the file that the last complete copy names, and only then', () => {
  expect(new HeldGuides([file], { ...emptyManifest, guides }).isComplete('en')).toBe(true);
  const other = { ...file, hash: 'fedcba9876543210' };
  expect(new HeldGuides([other], { ...emptyManifest, guides }).isComplete('en')).toBe(false);
  expect(new HeldGuides([], { ...emptyManifest, guides }).isComplete('en')).toBe(false);
});

it('has what an unfinished sync has brought, or nothing, on a phone whose copy knows of no guides', () => {
  const held = new HeldGuides([file], emptyManifest);
  expect(held.isComplete('en')).toBe(false);
  expect(held.read('en')).toHaveLength(1);
  expect(new HeldGuides([], emptyManifest).read('en')).toBeUndefined();
});

it('reads the one file of an earlier version, which has all languages and does not say which guide has which', () => {
  const json =
    '[{"slug":"detox","language":"en"},{"slug":"detox","language":"es"},{"slug":"work","language":"en"}]';
  const held = new HeldGuides([{ ...file, json }], { ...emptyManifest, guides });
  expect(held.isComplete('es')).toBe(true);
  expect(held.read('es')).toEqual([
    { slug: 'detox', language: 'es', versions: ['en', 'es'] },
    { slug: 'work', language: 'en', versions: ['en'] },
  ]);
});

it('takes the guides of a copy that is older than their languages for English ones', () => {
  const held = new HeldGuides([{ ...file, json: '[{"slug":"detox"}]' }], { ...emptyManifest, guides });
  expect(held.read('en')).toEqual([{ slug: 'detox', language: 'en', versions: ['en'] }]);
});

it('throws where the file cannot be read, so that it is fetched again', () => {
  expect(() => new HeldGuides([{ ...file, json: '[{' }], { ...emptyManifest, guides }).read('en')).toThrow(
    SyntaxError,
  );
});
