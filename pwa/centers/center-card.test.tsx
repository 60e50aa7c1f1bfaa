import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { blankCenter } from '#core/center/blank-center.ts';
import type { Center } from '#core/center/center.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type CenterQuery, emptyQuery } from '#core/search/center-query.ts';
import { loadLateParts } from '../site/late-part.tsx';
import { PageDataProvider } from '../site/page-data.ts';
import { LanguageProvider, loadWords } from '../text.tsx';
import CardDetails from './card-details.tsx';
import { CenterCard } from './center-card.tsx';

const center: Center = {
  ...blankCenter,
  name: 'Casa Faro',
  slug: 'casa-faro',
  city: 'El Paso',
  state: 'TX',
  phone: '915-555-0100',
  website: 'https://casa-faro.example/about',
  levels: [{ level: 'DETOX' }, { level: 'OUTPATIENT' }, { level: 'OUTPATIENT_DETOX' }],
  care: [{ care: 'SUBSTANCE_USE' }],
  populations: [{ population: 'ADULT' }, { population: 'WOMEN' }, { population: 'VETERAN' }],
  accreditations: [{ name: 'CARF' }],
  languages: ['Spanish'],
  topics: [{ topic: 'TELEHEALTH' }],
  lastVerifiedAt: '2026-11-01T00:00:00.000Z',
  verifiedBy: 'R. Reviewer',
};

beforeAll(loadLateParts);

async function render(element: ReactElement, language: Language = 'en') {
  await loadWords(language);
  const data = { origin: 'https://harborlight.example', today: '2026-11-21' };
  const html = renderToString(
    <PageDataProvider value={data}>
      <LanguageProvider language={language}>
        <MemoryRouter>{element}</MemoryRouter>
      </LanguageProvider>
    </PageDataProvider>,
  );
  return parse(html.replaceAll('<!-- -->', ''));
}

it.each([
  ['en', 'No longer in the SAMHSA National Directory (last in 2022)'],
  ['es', 'Ya no está en el SAMHSA National Directory (la última vez, en 2022)'],
] as const)('says that its source lists it no longer: %s', async (language, words) => {
  const listed = { ...center, source: 'SAMHSA National Directory', sourceYear: 2022 };
  const gone = { ...listed, reviewStatus: 'NEEDS_REVIEW' as const };
  expect((await render(<CenterCard center={gone} />, language)).text).toContain(words);
  expect((await render(<CenterCard center={listed} />, language)).text).not.toContain(words);
});

it.each([
  ['en', '+5 more', ['Detox · outpatient only', 'Outpatient']],
  ['es', '+6 más', ['Desintoxicación · solo ambulatoria']],
] as const)('opens by one button what it has no room for: %s', async (language, more, levels) => {
  const card = await render(<CenterCard center={center} />, language);
  expect(card.querySelectorAll('li').map(({ text }) => text)).toEqual(levels);
  const [button] = card.querySelectorAll('button[aria-expanded]');
  expect(button?.text).toBe(`${more}, Casa Faro, El Paso`);
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  expect(card.querySelector(`[id="${button?.getAttribute('aria-controls')}"]`)?.text).toBe('');
});

it.each([
  ['en', 'Not stated: ages, insurance and payment. Ask when you call.'],
  ['es', 'No indica: edades, seguro y pago. Pregunte al llamar.'],
] as const)('says what was asked for and is not stated, and only that: %s', async (language, said) => {
  const marked = async (asked: Partial<CenterQuery>) => {
    const women = { ...center, populations: [{ population: 'WOMEN' as const }] };
    const card = await render(<CenterCard center={women} asked={{ ...emptyQuery, ...asked }} />, language);
    return card.querySelector('strong')?.text;
  };
  expect(await marked({ population: ['ADULT'], insurance: ['VA'], level: ['PHP'] })).toBe(said);
  expect(
    await marked({ population: ['WOMEN'], language: ['Spanish'], topic: ['TELEHEALTH'] }),
  ).toBeUndefined();
});

it('has no such button where there is nothing more to say', async () => {
  const card = await render(<CenterCard center={{ ...blankCenter, name: 'Casa Luz', slug: 'casa-luz' }} />);
  expect(card.querySelectorAll('[aria-expanded]')).toEqual([]);
});

it('says on a card how far it is, and once it is opened to what', async () => {
  const near = { ...center, approximateLocation: true };
  const distance = (await render(<CenterCard center={near} miles={12.4} />)).querySelector(
    '[aria-hidden=true]',
  );
  expect(distance?.text).toBe('~12 mi');
  const more = await render(<CardDetails center={near} miles={12.4} topics={[]} />);
  expect(more.querySelector('div > dt')?.text).toBe('Distance');
  expect(more.querySelector('div > dd')?.text).toBe('About 12 miles to its ZIP code');
});

it('says, once it is opened, all of each list, its website, and who checked it and when', async () => {
  const more = await render(<CardDetails center={center} miles={undefined} topics={['TELEHEALTH']} />);
  const terms = more.querySelectorAll('dt').map(({ text }) => text);
  const said = more.querySelectorAll('dd').map(({ text }) => text);
  expect(terms.map((term, index) => [term, said[index]])).toEqual([
    ['Levels of Care', 'Detox, Outpatient, Outpatient Detox'],
    ['Treats', 'Substance Use'],
    ['Populations Served', 'Adults, Women, Veterans'],
    ['Programs and services', 'Telehealth'],
    ['Languages', 'Spanish'],
    ['Licenses, accreditation, memberships', 'CARF'],
    ['Website', 'casa-faro.example (opens a new tab)'],
  ]);
  expect(more.querySelector('a')?.getAttribute('href')).toBe(center.website);
  expect(more.querySelector('summary')?.text).toContain('by R. Reviewer');
});
