import { expect, it } from 'vitest';
import { HeldGuides } from './held-guides.ts';

const manifest = {
  version: 'v',
  generatedAt: '2026-11-01T00:00:00.000Z',
  centers: 0,
  newestVerifiedAt: null,
  sample: false,
  textHelpPhone: null,
  contactRetentionDays: 90,
  states: [],
};
const guides = { hash: '0123456789abcdef', count: 1, bytes: 20 };
const file = { hash: guides.hash, json: '[{"slug":"detox","language":"es"}]' };

it('is complete with the file that the last complete copy names, and only then', () => {
  expect(new HeldGuides(file, { ...manifest, guides }).complete).toBe(true);
  expect(new HeldGuides({ ...file, hash: 'fedcba9876543210' }, { ...manifest, guides }).complete).toBe(false);
  expect(new HeldGuides(undefined, { ...manifest, guides }).complete).toBe(false);
});

it('has what an unfinished sync has brought, or nothing, on a phone whose copy knows of no guides', () => {
  const held = new HeldGuides(file, manifest);
  expect(held.complete).toBe(false);
  expect(held.guides).toEqual([{ slug: 'detox', language: 'es' }]);
  expect(new HeldGuides(undefined, manifest).guides).toBeUndefined();
});

it('takes the guides of a copy that is older than their languages for English ones', () => {
  const held = new HeldGuides({ ...file, json: '[{"slug":"detox"}]' }, manifest);
  expect(held.guides).toEqual([{ slug: 'detox', language: 'en' }]);
});

it('throws where the file cannot be read, so that it is fetched again', () => {
  expect(() => new HeldGuides({ ...file, json: '[{' }, { ...manifest, guides }).guides).toThrow(SyntaxError);
});
