import { beforeAll, expect, it } from 'vitest';
import type { DirectoryAnswers, RenderPage } from '#core/pages/page-rendering.ts';
import { pageOfState } from '#core/pages/state-centers.ts';
import { Directory } from '#core/search/directory.ts';
import { knownQuestions } from './directory/known-questions.ts';
import { DIRECTORY } from './directory/queries.ts';
import { phonePages } from './phone-pages.ts';
import { openRenderer } from './renderer.tsx';
import { loadLateParts } from './site/late-part.tsx';
import { loadWords } from './text.tsx';

const nothing = Directory.of([]);
const answers: Partial<DirectoryAnswers> = {
  search: (query) => nothing.search(query),
  center: () => null,
  state: (state, page) => pageOfState(nothing.byState(state), page),
  states: () => nothing.stateCounts(),
  recent: () => [],
};

let asked: unknown[] = [];
const directory = Object.fromEntries(
  Object.entries(answers).map(([name, answer]) => [
    name,
    (...question: never[]) => {
      asked.push([DIRECTORY, name, ...question]);
      return (answer as (...question: never[]) => unknown)(...question);
    },
  ]),
) as unknown as DirectoryAnswers;

beforeAll(async () => {
  await loadLateParts();
  await Promise.all([loadWords('en'), loadWords('es')]);
});

async function askedBy(renderPage: RenderPage, address: string): Promise<unknown[]> {
  asked = [];
  await renderPage(
    { address, origin: 'https://harborlight.example', site: undefined, today: '2026-11-28' },
    directory,
  );
  return asked;
}

const addresses = [
  '/',
  '/es',
  '/directory',
  '/directory?state=TX&level=DETOX&page=2',
  '/es/directory?q=detox+near+austin&within=25',
  '/centers/harbor-house-portland-me',
  '/centers/harbor-house-portland-me/',
  '/states',
  '/es/states/tx',
  '/states/TX?page=3',
  '/states/zz',
  '/overdose',
];

it.each(addresses)('knows what the page at %s asks by its address, and so draws it once', async (address) => {
  const heard = await askedBy(
    openRenderer(phonePages, () => []),
    address,
  );
  expect(knownQuestions(address)).toEqual(heard);
  expect(await askedBy(openRenderer(phonePages), address)).toEqual(heard);
});

it('asks nothing for an address that goes on behind that of a center', () => {
  expect(knownQuestions('/centers/harbor-house-portland-me/more')).toEqual([]);
});

it('draws no page that it was not given', async () => {
  const renderPage = openRenderer({ ...phonePages, '/my-list': null });
  for (const address of ['/my-list', '/about', '/nowhere', '/centers/one/more'])
    expect(
      await renderPage(
        { address, origin: 'https://harborlight.example', site: undefined, today: '2026-11-28' },
        directory,
      ),
    ).toBeUndefined();
});
