import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What a browser has and Node has not: a page that is put away and comes back, and a store that outlasts it. */
let page: EventTarget;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('sessionStorage', { clear: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

async function openPage() {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
  return { ...(await import('./lasting-saves.ts')), ...(await import('./device-storage.ts')) };
}

function tellPage(type: 'pagehide' | 'pageshow'): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}

const never = (..._: unknown[]) => new Promise<void>(() => {});
/** The store does not answer, which who saves would hear of after a while. */
const tooLate = () => undefined;

it('has the next page do what was not done when a page was left', async () => {
  const first = await openPage();
  first.lasting('unsaved-list', { keep: never }).keep('harbor-house').catch(tooLate);
  tellPage('pagehide');
  const kept: string[] = [];
  const second = await openPage();
  second.lasting('unsaved-list', { keep: async (slug: string) => void kept.push(slug) });
  await expect.poll(() => kept).toEqual(['harbor-house']);
  expect(stored.size).toBe(0);
});

it('does again what ended with the page, once the page is back', async () => {
  const { lasting } = await openPage();
  let end = (_: Error) => {};
  let tries = 0;
  const { keep } = lasting('unsaved-list', {
    keep: () => (++tries === 1 ? new Promise<void>((_, reject) => (end = reject)) : Promise.resolve()),
  });
  const kept = keep();
  await expect.poll(() => tries).toBe(1);
  tellPage('pagehide');
  end(new DOMException('The transaction was aborted.', 'AbortError'));
  tellPage('pageshow');
  await kept;
  expect(tries).toBe(2);
});

/** A store that answers when it is let go, and until then as one that something else holds. */
async function openHeldStore() {
  vi.useFakeTimers();
  const page = await openPage();
  const { LateError } = await import('./patience.ts');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { keep } = page.lasting('unsaved-list', { keep: (_: string) => held });
  const keepLate = async (slug: string) => {
    const kept = keep(slug).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    return kept;
  };
  return { keepLate, letGo: () => letGo(), LateError };
}

it('has the next page do what a silent store did not, and lets no later page lose it, either', async () => {
  const { keepLate, LateError } = await openHeldStore();
  expect(await keepLate('harbor-house')).toBeInstanceOf(LateError);
  // The next page meets the same store.
  const second = await openPage();
  second.lasting('unsaved-list', { keep: never });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const kept: string[] = [];
  const third = await openPage();
  third.lasting('unsaved-list', { keep: async (slug: string) => void kept.push(slug) });
  await expect.poll(() => kept).toEqual(['harbor-house']);
  expect(stored.size).toBe(0);
});

it('forgets what it noted once a store that was only slow has it', async () => {
  const { keepLate, letGo } = await openHeldStore();
  await keepLate('harbor-house');
  expect([...stored.keys()]).toEqual(['unsaved-list']);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.size).toBe(0);
});

it('says so where a silent store’s work cannot be noted, either', async () => {
  const { keepLate, LateError } = await openHeldStore();
  vi.stubGlobal('localStorage', undefined);
  const error = await keepLate('harbor-house');
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(LateError);
});

it('throws what goes wrong while the page is shown', async () => {
  const { lasting } = await openPage();
  const { keep } = lasting('unsaved-list', { keep: () => Promise.reject(new Error('The disk is full.')) });
  await expect(keep()).rejects.toThrow('The disk is full.');
});

it('notes nothing of what was wiped', async () => {
  const { lasting, wipeStorage } = await openPage();
  lasting('unsaved-messages', { saveDraft: never }).saveDraft('contact', { name: 'Ann' }).catch(tooLate);
  wipeStorage();
  tellPage('pagehide');
  expect([...stored.keys()]).toEqual([]);
});
