import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters } from '../testing/running-app.ts';
import { connectedApp } from './testing/connected.ts';

let app: Awaited<ReturnType<typeof connectedApp>>;

beforeAll(async () => {
  app = await connectedApp(async (db) => {
    await addCenters(db, {
      name: 'Harbor House',
      city: 'Portland',
      state: 'ME',
      phone: '207-555-0101',
      care: [{ care: 'SUBSTANCE_USE' }],
      levels: [{ level: 'RESIDENTIAL' }],
    });
    await addGuides(
      db,
      { slug: 'paying', title: 'Paying for treatment' },
      { slug: 'first-night', title: 'The first night', bodyMarkdown: '## Why?\n\nA word on paying.' },
      { slug: 'first-night', title: 'La primera noche', language: 'es' },
    );
  });
});
afterAll(() => app.stop());

async function read(uri: string): Promise<string> {
  const { contents } = await app.client.readResource({ uri });
  expect(contents).toMatchObject([{ uri, mimeType: 'text/markdown' }]);
  const { text } = contents[0] as { text: string };
  expect(text).toContain(openDataText.safetyNotice);
  return text;
}

it('lists the crisis lines and each guide, and reads all that it lists', async () => {
  const { resources } = await app.client.listResources();
  expect(resources.map(({ uri, title }) => [uri, title])).toEqual([
    ['harborlight://crisis', 'Crisis lines in the United States'],
    ['harborlight://guides/paying', 'Paying for treatment'],
    ['harborlight://guides/first-night', 'The first night'],
  ]);
  for (const { uri } of resources) expect((await read(uri)).length).toBeGreaterThan(100);
  expect(await read('harborlight://crisis')).toContain('HOME to 741741');
});

it('reads a guide in a language, and in English where it is not there in it', async () => {
  const { resourceTemplates } = await app.client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'harborlight://guides/{slug}',
    'harborlight://guides/{slug}/{language}',
  ]);
  expect(await read('harborlight://guides/first-night')).toContain('A word on paying.');
  expect(await read('harborlight://guides/first-night/es')).toContain('# La primera noche');
  expect(await read('harborlight://guides/paying/es')).toContain('# Paying for treatment');
});

it.each([
  'harborlight://guides/none',
  'harborlight://guides/paying/xx',
  'harborlight://x',
  'file:///etc/passwd',
])('says of %s that it is not there', async (uri) => {
  await expect(app.client.readResource({ uri })).rejects.toMatchObject({ code: -32002, data: { uri } });
});

it('completes the slug and the language of a guide, and nothing else', async () => {
  const complete = async (uri: string, name: string, value: string) =>
    (await app.client.complete({ ref: { type: 'ref/resource', uri }, argument: { name, value } })).completion;
  const inLanguage = 'harborlight://guides/{slug}/{language}';
  expect(await complete('harborlight://guides/{slug}', 'slug', 'Fir')).toMatchObject({
    values: ['first-night'],
  });
  expect(await complete(inLanguage, 'slug', '')).toMatchObject({
    values: ['paying', 'first-night'],
    total: 2,
  });
  expect(await complete(inLanguage, 'language', 'e')).toMatchObject({ values: ['en', 'es'], hasMore: false });
  expect(await complete('harborlight://crisis', 'slug', '')).toMatchObject({ values: [] });
});

it('offers two prompts, and writes them', async () => {
  const { prompts } = await app.client.listPrompts();
  expect(prompts).toMatchObject([
    {
      name: 'find_help',
      arguments: [
        { name: 'what', required: true },
        { name: 'place', required: true },
      ],
    },
    {
      name: 'call_script',
      arguments: [
        { name: 'center', required: true },
        { name: 'what', required: false },
      ],
    },
  ]);
  const { messages } = await app.client.getPrompt({
    name: 'find_help',
    arguments: { what: 'detox for my son', place: '04101' },
  });
  expect(messages).toMatchObject([
    {
      role: 'user',
      content: { text: expect.stringMatching(/detox for my son, near 04101.*search_centers/) },
    },
  ]);
});

it('says what to say on the call by what is looked for, as the card on the page of the center does', async () => {
  const { messages } = await app.client.getPrompt({
    name: 'call_script',
    arguments: {
      center: `${app.address}/centers/harbor-house-portland-me`,
      what: 'methadone, I have Medicaid',
    },
  });
  const { text } = messages[0]!.content as { text: string };
  expect(text).toContain('I want to ask about starting methadone.');
  expect(text).toContain('I have Medicaid. Do you take it?');
  expect(text).toContain('Do you have a bed this week?');
  expect(text).toContain('What will I pay, all in all?');
  expect(text).toContain('Phone: 207-555-0101');
  expect(text).toContain(openDataText.safetyNotice);
  const plain = await app.client.getPrompt({
    name: 'call_script',
    arguments: { center: 'harbor-house-portland-me' },
  });
  expect(JSON.stringify(plain)).toContain('I need help with alcohol or drugs.');
});

it.each([
  ['find_help', { what: 'detox' }, /"place" is missing/],
  ['call_script', { center: 'none' }, /no center "none"/],
  ['book_a_bed', {}, /no prompt "book_a_bed"\. There are find_help, call_script/],
])('says what is wrong with the prompt %s %j', async (name, given, message) => {
  await expect(app.client.getPrompt({ name, arguments: given })).rejects.toThrow(message);
});

it('logs nothing of all that', () => {
  expect(app.on.errors).toEqual([]);
});
