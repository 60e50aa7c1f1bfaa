import { afterAll, beforeAll, expect, it } from 'vitest';
import { careTypes, insuranceTypes, levels, populations, spokenLanguages } from '#core/lists/public-lists.ts';
import { topicValues } from '#core/lists/topic-values.ts';
import { addCenters } from '../testing/running-app.ts';
import type { FoundCentersV1 } from '../v1/found-centers-v1.ts';
import { connectedApp } from './testing/connected.ts';

/** Of English about four bytes are a token. */
const BYTES_OF_A_TOKEN = 4;

/** So many of a list, others for each center: little is the same in all. */
const some = <Value extends string>({ values }: { values: readonly Value[] }, count: number, from: number) =>
  Array.from({ length: count }, (_, at) => values[(from + at) % values.length]!);

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
        levels: some(levels, 4, number).map((level) => ({ level })),
        populations: some(populations, 5, number).map((population) => ({ population })),
        insurance: some(insuranceTypes, 4, number).map((insurance) => ({ insurance })),
        languages: some(spokenLanguages, 2, number),
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

it('sends them as fields to who asks for that, in no more: those of the API, what all have once', async () => {
  const { text, fields, bytes } = await app.call('search_centers', { near: '04106', structured: true });
  expect(text).not.toContain('Harbor House');
  expect(text).toContain('Found 10 centers.');
  expect(bytes).toBeLessThanOrEqual(1500 * BYTES_OF_A_TOKEN);
  const answer = await fetch(`${app.address}/api/v1/centers?near=04106`);
  const same = (await answer.json()) as FoundCentersV1;
  expect(wholeOf(fields!)).toEqual(same.centers.map(inOrder));
  expect(fields).toMatchObject({ inAll: { state: 'ME', verification: 'unverified' }, total: same.total });
  expect(fields).toMatchObject({ source: same.source, credit: same.credit, licence: same.licence });
});

it.each([
  ['one', { near: '04106', limit: 1 }],
  ['none', { near: 'Honolulu', within: 5 }],
])('sends %s as it is: nothing is the same in all', async (_, args) => {
  const { fields } = await app.call('search_centers', { ...args, structured: true });
  expect(fields).not.toHaveProperty('inAll');
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

/** The centers of an answer as fields, each with what stands once for all of them. */
function wholeOf({ inAll = {}, url, centers }: Record<string, unknown>) {
  const all = Object.entries(inAll as Record<string, unknown>);
  return (centers as Record<string, unknown>[]).map(({ slug, ...own }) => {
    const whole: Record<string, unknown> = { ...own, url: (url as string).replace('{slug}', slug as string) };
    for (const [name, value] of all)
      whole[name] = Array.isArray(value) ? [...value, ...((own[name] as unknown[]) ?? [])] : value;
    return inOrder(whole);
  });
}

/** With its lists sorted: what all have comes first in them. */
function inOrder(center: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.entries(center).filter(([, value]) => Array.isArray(value)) as [string, string[]][];
  return { ...center, ...Object.fromEntries(lists.map(([name, values]) => [name, values.toSorted()])) };
}
