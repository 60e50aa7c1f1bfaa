import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Center } from '#core/center/center.ts';
import type { GuideSummary } from '#core/guide/guide.ts';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import {
  accreditations,
  careChoices,
  insuranceTypes,
  isState,
  jurisdictions,
  levelChoices,
  populations,
} from '#core/lists/public-lists.ts';
import { bringIndexedCopy } from './bring-copy.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { untilFinished } from './until-finished.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  phone = new Phone(server);
  await bringIndexedCopy(server, phone);
});
afterEach(async () => {
  await phone.switchOff();
  await server.remove();
});

/** What people type who look for a center like this one. */
const questions: readonly ((center: Center) => string)[] = [
  ({ name }) => name,
  ({ city, state }) => `detox near ${city}, ${state}`,
  ({ zip }) => `rehab ${zip}`,
  ({ city }) => `does anybody in ${city} take medicaid`,
  ({ name }) => name.slice(0, -2),
  ({ city }) => `mi hijo necesita ayuda en ${city}`,
  ({ phone }) => phone ?? '',
];

async function read<T>(address: string): Promise<T> {
  return (await (await fetch(server.origin + address)).json()) as T;
}

const otherStates = jurisdictions.values.filter((each) => !isState(each));

interface Addresses {
  /** Some 200, of every kind of page that a phone draws. */
  pages: string[];
  /** What the app asks of the public API for them. */
  calls: string[];
}

async function listAddresses(): Promise<Addresses> {
  const { centers } = await read<{ centers: Center[] }>('/api/centers?limit=100');
  const guides = await read<GuideSummary[]>('/api/guides');
  const searches = [
    ...levelChoices.values.map((level) => ({ level })),
    ...populations.values.map((population) => ({ population })),
    ...insuranceTypes.values.map((insurance) => ({ insurance })),
    ...careChoices.values.map((care) => ({ care, state: 'TX' })),
    ...accreditations.values.map((accreditation) => ({ accreditation, widen: 'true' })),
    ...otherStates.map((state) => ({ state, level: 'DETOX' })),
    ...centers.slice(0, 5).map(({ zip }) => ({ near: zip ?? '', within: '50' })),
    ...centers.map((center, index) => ({ q: questions[index % questions.length]!(center) })),
  ];
  const states = [...new Set(centers.map(({ state }) => state))];
  // What a page forgives a call refuses.
  const forgiven = ['name', 'verified'].map((sort) => ({ sort, page: '2' }));
  const asked = searches.map((search) => `${new URLSearchParams(search)}&drop=true`);
  const pages = [
    '/',
    '/directory',
    '/states',
    '/overdose',
    '/guides',
    ...guides.map(({ slug }) => `/guides/${slug}`),
    ...states.map((state) => `/states/${state.toLowerCase()}`),
    ...centers.slice(0, 20).map(({ slug }) => `/centers/${slug}`),
    ...[...searches, ...forgiven].map((search) => `/directory?${new URLSearchParams(search)}`),
  ];
  const calls = [
    '/api/centers?drop=true&counts=true',
    '/api/centers-recent',
    '/api/states',
    '/api/guides?language=en',
    ...guides.map(({ slug }) => `/api/guides/${slug}?language=en`),
    ...states.flatMap((state) => [1, 2].map((page) => `/api/states/${state}/centers?page=${page}`)),
    ...centers.slice(0, 20).map(({ slug }) => `/api/centers/${slug}`),
    ...asked.flatMap((query) => [`/api/centers?${query}&counts=true`, `/api/centers-positions?${query}`]),
  ];
  return { pages, calls };
}

/** The style comes a little sooner from a phone, which sends it while it draws the page. */
const withoutStyle = (html: string) => html.replace(/<style>.*?<\/style>/s, '');

/** Where two texts part, and what each has there. */
function findDifference(one: string, other: string): [string, string] | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one.slice(at, at + 80), other.slice(at, at + 80)];
}

it('draws every page byte for byte as the server sends it', async () => {
  const { pages } = await listAddresses();
  expect(pages.length).toBeGreaterThan(200);
  const sent = new Map<string, string>();
  for (const [index, each] of pages.entries()) {
    // A phone has the guides in the language of its person alone.
    const language = each.startsWith('/guides') ? languages[0] : languages[index % languages.length]!;
    const address = inLanguage(language, each);
    sent.set(address, withoutStyle(await (await fetch(server.origin + address)).text()));
  }
  await server.stop();
  // The document alone counts: to have the app start in each would take a minute.
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  const different: unknown[] = [];
  for (const [address, html] of sent) {
    const drawn = await untilFinished(async () =>
      (await phone.page.goto(server.origin + address, { waitUntil: 'commit' }))!.text(),
    );
    const difference = findDifference(withoutStyle(drawn), html);
    if (difference) different.push([address, ...difference]);
  }
  expect(different).toEqual([]);
  await phone.closeBrowser();
});

it('answers what the app asks byte for byte as the server does', async () => {
  const { calls } = await listAddresses();
  const sent: [string, string][] = [];
  for (const each of calls) sent.push([each, await (await fetch(server.origin + each)).text()]);
  await server.stop();
  // The page that brought the copy was opened before there was a service worker.
  await phone.open('/');
  const told = await phone.page.evaluate(async (addresses) => {
    const answers: string[] = [];
    for (const address of addresses) answers.push(await (await fetch(address)).text());
    return answers;
  }, calls);
  const different = sent.flatMap(([address, text], index) => {
    const difference = findDifference(told[index]!, text);
    return difference ? [[address, ...difference]] : [];
  });
  expect(different).toEqual([]);
  await phone.closeBrowser();
});

it('tells without a network that nobody is listed in a part of the country', async () => {
  await server.stop();
  const told = phone.page.getByText(
    /^We list no center in the District of Columbia, nor within 100 miles of it\./,
  );
  // As the service worker draws it, and then as the app finds it.
  await phone.open('/directory?state=DC');
  await expectPage(told).toBeVisible();
  await phone.filters(async () => {
    await phone.page.getByRole('button', { name: /^Detox/ }).click();
    await expectPage(phone.page).toHaveURL(/level=DETOX/);
  });
  await expectPage(told).toBeVisible();
  await phone.isAccessible();
  await phone.closeBrowser();
});
