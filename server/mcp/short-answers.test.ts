import { afterAll, beforeAll, expect, it } from 'vitest';
import { careTypes, insuranceTypes, levels, populations, spokenLanguages } from '#core/lists/public-lists.ts';
import { topicValues } from '#core/lists/topic-values.ts';
import { addCenters } from '../testing/running-app.ts';
import { connectedApp } from './testing/connected.ts';

/** Of English about four bytes are a token. */
const BYTES_OF_A_TOKEN = 4;

let app: Awaited<ReturnType<typeof connectedApp>>;

beforeAll(async () => {
  app = await connectedApp((db) =>
    addCenters(
      db,
      ...Array.from({ length: 10 }, (_, number) => ({
        name: `Harbor House and Partners, Services ${number + 1}`,
        street: `${number + 101} Old Lighthouse Boulevard, Suite 200`,
        city: 'South Portland',
        state: 'ME' as const,
        zip: '04106',
        lat: 43.63,
        lng: -70.28 - number / 100,
        approximateLocation: true,
        phone: '207-555-0101 x123',
        care: careTypes.values.slice(0, 1).map((care) => ({ care })),
        levels: levels.values.slice(0, 4).map((level) => ({ level })),
        populations: populations.values.slice(0, 6).map((population) => ({ population })),
        insurance: insuranceTypes.values.slice(0, 4).map((insurance) => ({ insurance })),
        languages: [...spokenLanguages.values.slice(0, 2)],
        topics: topicValues.slice(-15).map((topic) => ({ topic })),
        programHighlights: 'Many more words. '.repeat(30),
      })),
    ),
  );
});
afterAll(() => app.stop());

it('says all that a model reads with every question in at most 1,500 tokens', async () => {
  const list = Buffer.byteLength(JSON.stringify(await app.client.listTools()));
  expect(list).toBeLessThanOrEqual(1500 * BYTES_OF_A_TOKEN);
});

it('answers ten centers that state as much as any in the real directory in at most 1,500 tokens', async () => {
  const { text, bytes } = await app.call('search_centers', { near: '04106' });
  expect(text.match(/^\*\*Harbor House/gm)).toHaveLength(10);
  expect(bytes).toBeLessThanOrEqual(1500 * BYTES_OF_A_TOKEN);
});

it('sends them as fields to who asks for that, once, in at most 2,000: those of the API, with a short text', async () => {
  const { text, fields, bytes } = await app.call('search_centers', { near: '04106', structured: true });
  expect(text).not.toContain('Harbor House');
  expect(text).toContain('Found 10 centers.');
  expect(bytes).toBeLessThanOrEqual(2000 * BYTES_OF_A_TOKEN);
  const answer = await fetch(`${app.address}/api/v1/centers?near=04106`);
  const { generatedAt: _, ...same } = (await answer.json()) as Record<string, unknown>;
  expect(fields).toMatchObject(same);
  expect(fields?.centers).toHaveLength(10);
});

it('puts whom to call before all else, as fields too', async () => {
  const { text, fields } = await app.call('search_centers', {
    q: 'I want to kill myself tonight',
    structured: true,
  });
  expect(text).toMatch(/^This sounds like an emergency\. .*Call or text 988\./);
  expect(Object.keys(fields ?? {})[0]).toBe('crisis');
  expect(fields).toMatchObject({ total: 0, centers: [], readAs: { wantsPlace: true } });
});

it('compares five of them in at most 2,000 tokens', async () => {
  const slugs = Array.from(
    { length: 5 },
    (_, number) => `harbor-house-and-partners-services-${number + 1}-south-portland-me`,
  );
  const { text, bytes } = await app.call('get_center', { slugs });
  expect(text.match(/^# Harbor House/gm)).toHaveLength(5);
  expect(bytes).toBeLessThanOrEqual(2000 * BYTES_OF_A_TOKEN);
});
