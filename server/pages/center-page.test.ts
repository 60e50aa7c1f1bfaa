import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPageApp } from '../testing/page-app.ts';
import { addCenters } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startPageApp>>;

beforeAll(async () => {
  server = await startPageApp();
  await server.change(() =>
    addCenters(server.db, {
      name: 'Lantern House',
      city: 'Austin',
      state: 'TX',
      phone: '512-555-0100',
      programHighlights: 'Small groups.',
      bedCount: 12,
      care: [{ care: 'SUBSTANCE_USE' }],
      levels: [{ level: 'DETOX' }],
      populations: [{ population: 'WOMEN' }],
      insurance: [{ insurance: 'MEDICAID' }],
      modalities: [{ modality: 'CBT' }],
      topics: [{ topic: 'FREE' }, { topic: 'SENIORS' }, { topic: 'TELEHEALTH' }],
      accreditations: [{ name: 'CARF' }],
      servesOnly: [{ group: 'WOMEN' }],
      doesNotTreat: [{ condition: 'OPIOID_USE' }],
    }),
  );
});
afterAll(() => server.stop());

async function openPage(): Promise<HTMLElement> {
  const response = await server.app.request('/centers/lantern-house-austin-tx');
  return parse(await response.text()).querySelector('#content')!;
}

it('says first who can go and what it costs, then what the center offers, and how it is known', async () => {
  const page = await openPage();
  const titles = page.querySelectorAll('h2').map(({ text }) => text);
  const cards = titles.slice(titles.indexOf('Populations Served'), titles.indexOf('Verification Status') + 1);
  expect(cards).toEqual([
    ...['Populations Served', 'Insurance Accepted'],
    ...['Treats', 'Levels of Care', 'Programs and services', 'Program Overview', 'Treatment Approaches'],
    'Licenses, accreditation, memberships',
    ...['Contact Information', 'Facility Details', 'Verification Status'],
  ]);
  const cardOf = (title: string) =>
    page.querySelectorAll('h2').find(({ text }) => text === title)!.parentNode?.text;
  expect(cardOf('Populations Served')).toContain('Older adults');
  expect(cardOf('Insurance Accepted')).toMatch(/Insurance Accepted.*Free.*Medicaid/i);
  expect(cardOf('Programs and services')).toContain('Telehealth');
});

it('says whom it turns away after its call, and before all that it offers', async () => {
  const { text } = await openPage();
  const places = [
    'Call Now',
    'Serves only: Women',
    'Does not treat: Opioid use disorder',
    'Populations Served',
  ];
  const at = places.map((words) => text.indexOf(words));
  expect(Math.min(...at)).toBeGreaterThan(0);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});
