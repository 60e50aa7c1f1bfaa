import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What of a browser recover.ts asks: a page that has loaded, and whose app has not started. */
const shown: unknown[] = [];
const NOTICE = 'what can be done';
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  shown.length = 0;
  vi.stubGlobal('document', {
    readyState: 'complete',
    documentElement: {
      dataset: {},
      querySelector: (selector: string) => (selector === '#again' ? { content: NOTICE } : null),
    },
    body: { prepend: (content: unknown) => shown.push(content) },
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  // First what was put in the place of the timers' own clock: else that comes back after them, and stands still for good.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockClear();
});

it('waits for a silent server no longer than half a minute, and then says what can be done', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await import('./recover.ts');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([NOTICE]);
  expect(reload).not.toHaveBeenCalled();
});

it('says so at once where nothing answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await import('./recover.ts');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([NOTICE]);
});

/** A server with another version of the app, of whose files those can be had that `isThere` says. */
function answerWithApp(isThere: (file: string) => boolean): void {
  const shell = '<title>Harborlight</title><script src="/assets/index-newer.js"></script><div id="root">';
  vi.stubGlobal('fetch', (address: string) =>
    address.startsWith('/assets/') && !isThere(address)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(shell)),
  );
  // Of the version that this page is of.
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: '/assets/guides-older.js' }] });
  vi.stubGlobal('window', {});
}

it('loads the page anew where the server has the app, though not what this page is of, and says nothing meanwhile', async () => {
  answerWithApp((file) => file.includes('newer'));
  await import('./recover.ts');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

it('stays where the network is gone again before the app has come', async () => {
  answerWithApp(() => false);
  await import('./recover.ts');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(shown).toEqual([NOTICE]);
});

it('offers in both languages to try again, and the crisis numbers', () => {
  const page = parse(readFileSync(join(import.meta.dirname, 'index.html'), 'utf8'));
  const words = page.querySelectorAll('#again p');
  expect(words.map((each) => each.getAttribute('lang'))).toEqual(['en', 'es']);
  const links = words.map((each) => each.querySelectorAll('a').map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    ['', 'tel:911', 'tel:988', 'sms:988'],
    ['', 'tel:911', 'tel:988', 'sms:988?&body=AYUDA'],
  ]);
});
