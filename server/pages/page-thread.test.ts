import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { states } from '#core/lists/public-lists.ts';
import type { DirectoryAnswers, DocumentRequest, RenderedDocument } from '#core/pages/page-rendering.ts';
import { emptyQuery } from '#core/search/center-query.ts';
import { BUILT_FOLDER, FRAME, startPageApp } from '../testing/page-app.ts';
import { addCenters } from '../testing/running-app.ts';
import { loadRenderer } from './load-renderer.ts';
import { directoryAnswers } from './page-answers.ts';
import { MOST_WAITING, openPageThread } from './page-thread.ts';

const CACHE_SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

let server: Awaited<ReturnType<typeof startPageApp>>;
beforeAll(async () => {
  server = await startPageApp({ publicUrl: 'https://harborlight.example' });
  const centers = states.values
    .slice(0, 25)
    .map((state, i) => ({ name: `Pier ${i}`, city: 'Bangor', state }));
  await server.change(() => addCenters(server.db, ...centers));
});
afterAll(() => server.stop());

async function get(path: string, on = server) {
  const response = await on.app.request(path);
  const body = await response.text();
  const { answers } = JSON.parse(parse(body).querySelector('#page-data')!.text);
  return { status: response.status, cache: response.headers.get('Cache-Control'), body, answers };
}

const request: DocumentRequest = {
  address: '/directory',
  origin: 'https://harborlight.example',
  site: undefined,
  today: '2026-11-21',
  template: FRAME,
};
/** However slow the machine is. */
const patient = { longestWaitMs: Number.POSITIVE_INFINITY };

const fail = (error: Error) => {
  throw error;
};

const answers = () => directoryAnswers(server.live, server.db, 'https://harborlight.example');

it('renders a page once, however many parameters are made up, and all of one size', async () => {
  const render = await loadRenderer(BUILT_FOLDER);
  const rendered: string[] = [];
  const counted = await startPageApp({
    publicUrl: 'https://harborlight.example',
    renderPage: (asked, directory) => {
      rendered.push(asked.address);
      return render(asked, directory);
    },
  });
  try {
    const count = async (paths: string[]) => {
      rendered.length = 0;
      const bodies = new Set<string>();
      for (const path of paths) {
        const { status, cache, body } = await get(path, counted);
        expect([path, status, cache]).toEqual([path, 200, CACHE_SHARED]);
        bodies.add(body);
      }
      return [bodies.size, [...rendered]];
    };
    const made = Array.from({ length: 5 }, (_, i) => `utm_source=${i}&x${i}=1&limit=${i + 20}`);
    for (const path of ['/', '/es/about', '/guides', '/directory', '/states/tx'])
      expect(await count([path, ...made.map((query) => `${path}?${query}`)])).toEqual([1, [path]]);
    expect(
      await count([
        '/directory?state=TX&level=DETOX&level=PHP',
        '/directory?level=php&state=tx&level=detox&level=NOWHERE&sort=match&within=5&page=1',
      ]),
    ).toEqual([1, ['/directory?state=TX&level=DETOX&level=PHP']]);
    // Of what is typed nothing is taken for another's, not even where it is of no use.
    const typed = await counted.app.request('/about?q=my+secret');
    expect(typed.headers.get('Cache-Control')).toBe('private, no-store');
  } finally {
    await counted.stop();
  }
  const { answers } = await get('/directory?limit=100');
  expect(answers[0][1]).toMatchObject({ limit: 20, total: 25 });
  expect(answers[0][1].centers).toHaveLength(20);
});

it('renders as many pages as may wait, and sends the frame for all further ones, which nobody may keep', async () => {
  const pages = openPageThread({ builtFolder: BUILT_FOLDER }, fail, patient);
  const server = await startPageApp({ publicUrl: request.origin, renderPage: pages.render });
  const asked = states.values.map((state) => `/directory?state=${state}`);
  const none = Array.from({ length: MOST_WAITING }, (_, i) => `/es/centers/none-${i}`);
  const all = await Promise.all([...asked, ...none].map((path) => get(path, server)));
  const frames = all.filter((page) => !page.answers);
  const whole = all.filter((page) => page.answers);
  // One may have been begun before the last of them was asked for.
  expect(whole.length).toBeGreaterThanOrEqual(MOST_WAITING);
  expect(whole.length).toBeLessThanOrEqual(MOST_WAITING + 2);
  for (const { status, cache, body } of whole) {
    expect([status, cache]).toEqual([200, CACHE_SHARED]);
    expect(body).toContain('Find Help | Harborlight');
  }
  // What is known to be nowhere is nowhere.
  expect(frames.map(({ status }) => status)).toEqual([
    ...Array(asked.length - whole.length).fill(200),
    ...none.map(() => 404),
  ]);
  for (const { cache, body } of frames) {
    expect(cache).toBe('no-store');
    expect(body).toContain('<h1>Harborlight</h1>');
  }
  // Once there is time they come whole.
  expect((await get(asked.at(-1)!, server)).answers).toHaveLength(1);
  expect(server.errors).toEqual([]);
  await server.stop();
  await pages.stop();
});

it('sends the frame to whoever has waited too long', async () => {
  const thread = openPageThread({ builtFolder: BUILT_FOLDER }, fail, { longestWaitMs: 500 });
  await thread.render(request, answers());
  const slow: DirectoryAnswers = {
    ...answers(),
    search: async (query) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return answers().search(query);
    },
  };
  const pages = await Promise.all([1, 2, 3].map(() => thread.render(request, slow)));
  expect(pages).toEqual([expect.objectContaining({ status: 200 }), 'busy', 'busy']);
  await thread.stop();
});

it('lets no page come before what somebody typed into a form', async () => {
  const thread = openPageThread({ builtFolder: BUILT_FOLDER }, fail, patient);
  const order: string[] = [];
  const render = async (address: string, form?: typeof request.form) => {
    const page = await thread.render({ ...request, address, form }, answers());
    order.push(page === 'busy' ? 'busy' : address);
  };
  const problems = { code: 'invalid_request', message: 'No.', issues: [] };
  await Promise.all([
    ...Array.from({ length: MOST_WAITING + 1 }, () => render('/about')),
    render('/contact', { kind: 'contact', values: { name: 'Zoe' }, problems }),
  ]);
  await thread.stop();
  expect(order).toEqual(['busy', '/contact', ...Array(MOST_WAITING).fill('/about')]);
});

it('takes another thread for one that is stuck or without memory, whose page comes as the frame', async () => {
  const failures: Error[] = [];
  const stuck = openPageThread({ builtFolder: BUILT_FOLDER }, (error) => failures.push(error), {
    longestRenderMs: 3000,
  });
  const never = { ...answers(), search: () => new Promise<never>(() => {}) };
  const [first, second] = await Promise.all([stuck.render(request, never), stuck.render(request, answers())]);
  expect(first).toBe('busy');
  expect(second).toMatchObject({ status: 200 });
  expect(new TextDecoder().decode((second as RenderedDocument).html)).toContain('Pier 1');
  expect(failures).toMatchObject([{ code: 'thread_ended' }]);
  await stuck.stop();

  failures.length = 0;
  const small = openPageThread({ builtFolder: BUILT_FOLDER }, (error) => failures.push(error), {
    longestRenderMs: 120_000,
    memoryMb: 64,
  });
  const result = server.live.current.search(emptyQuery);
  const huge = Array.from({ length: 200_000 }, () => ({ ...result.centers[0]! }));
  expect(await small.render(request, { ...answers(), search: () => ({ ...result, centers: huge }) })).toBe(
    'busy',
  );
  expect(failures).toMatchObject([{ code: 'ERR_WORKER_OUT_OF_MEMORY' }]);
  expect(await small.render(request, answers())).toMatchObject({ status: 200 });
  await small.stop();
});

it('says of a thread that cannot start why, and lets nobody wait for it', async () => {
  const failures: Error[] = [];
  const thread = openPageThread({ builtFolder: '/nowhere' }, (error) => failures.push(error));
  expect(await Promise.all([1, 2].map(() => thread.render(request, answers())))).toEqual(['busy', 'busy']);
  expect(await thread.render(request, answers())).toBe('busy');
  expect(failures).toMatchObject([{ code: 'ERR_MODULE_NOT_FOUND' }]);
  await thread.stop();
});

it('hands on what went wrong for a page, and renders the next one', async () => {
  const thread = openPageThread({ builtFolder: BUILT_FOLDER }, () => {});
  const broken = {
    ...answers(),
    search: () => {
      throw Object.assign(new Error('The directory is gone'), { code: 'SQLITE_IOERR' });
    },
  };
  const error = await thread.render(request, broken).catch((reason: Error) => reason);
  expect(error).toMatchObject({ message: 'The directory is gone', code: 'SQLITE_IOERR' });
  expect((error as Error).stack).toContain('page-thread.test.ts');
  expect(await thread.render(request, answers())).toMatchObject({ status: 200 });
  await thread.stop();
});
