import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ServerProcess } from '../server-process.ts';
import { findInPage, type Name, type Role, sendName } from './find-in-page.ts';
import type { InPage, Profile, Tab } from './profile.ts';

/** A page that has not answered by then hangs, also where two engines share two slow cores. In milliseconds. */
const PATIENCE_MS = 20_000;
const POLL_MS = 50;
/** Longer than this no driver takes, but for a page that makes way for another: then its answer may never come. */
const DRIVER_MS = 5_000;

/**
 * What engines themselves report once our server has been stopped on purpose, and of the scripts that a page was still
 * loading when it was left.
 */
const UNREACHABLE =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|FAILED)|unknown error occurred when fetching the script|A ServiceWorker (intercepted the request|passed an Error Response)/;

/**
 * A person's phone with any engine. Whatever is done on it, a console error, an exception or a request to another origin
 * fails the test where the engine can report it.
 */
export class AnyPhone {
  #tab: Tab | undefined;
  #expected: RegExp | undefined;

  constructor(
    readonly server: ServerProcess,
    readonly profile: Profile,
    readonly origin = server.origin,
  ) {}

  get tab(): Tab {
    if (!this.#tab) throw new Error('No tab is open.');
    return this.#tab;
  }

  /** What the engine reports by itself in this test. */
  expects(error: RegExp): void {
    this.#expected = error;
  }

  /** A new tab, in which all that follows is done. */
  async openTab(): Promise<Tab> {
    this.#tab = await this.profile.newTab();
    return this.#tab;
  }

  /** Closes the app and opens it anew. */
  async reopen(address: string): Promise<void> {
    const last = this.tab;
    await this.openTab();
    await last.close();
    await this.open(address);
  }

  /** Goes to an address and does not wait. */
  async goTo(address: string): Promise<void> {
    await this.tab.goTo(this.origin + address);
  }

  /** Opens an address of the app, as a page of its own, and waits until it answers what is tapped. */
  async open(address: string): Promise<void> {
    await this.isLoadedAnewBy(() => this.goTo(address));
  }

  /** Waits until another document has taken the place of this one, and answers. */
  async isLoadedAnewBy(act: () => Promise<void>, patience = PATIENCE_MS): Promise<void> {
    // A page that is just making way for another cannot tell.
    let before: number | undefined;
    const deadline = performance.now() + patience;
    while (before === undefined && performance.now() < deadline) {
      before = await this.evaluate(() => performance.timeOrigin).catch(() => setTimeout(POLL_MS, undefined));
    }
    await act();
    await this.isTrue('a new page', (was) => performance.timeOrigin !== was, [before ?? 0], patience);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await this.isTrue('a page that answers', isReadyPage, []);
    await this.#looksForForeignRequests();
  }

  evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return this.tab.evaluate(run, ...args);
  }

  /** Waits until it can be seen. */
  async sees(role: Role, name: Name, patience = PATIENCE_MS): Promise<void> {
    await this.isTrue(`${role} ${name}`, isInPage, [role, sendName(name)], patience);
  }

  /** Waits until it cannot be seen any more. */
  async seesNo(role: Role, name: Name): Promise<void> {
    await this.isTrue(`no ${role} ${name}`, isNotInPage, [role, sendName(name)]);
  }

  async click(role: Role, name: Name): Promise<void> {
    await this.sees(role, name);
    await this.#standsStill(role, name);
    await Promise.race([this.tab.click(findInPage, role, sendName(name)), setTimeout(DRIVER_MS)]);
  }

  /** Waits until it is where it was a moment ago: what comes above it moves it, and a tap would meet something else. */
  async #standsStill(role: Role, name: Name): Promise<void> {
    let last: number | undefined;
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const top = await this.evaluate(topInPage, role, sendName(name)).catch(() => undefined);
      if (top !== undefined && top !== null && top === last) return;
      last = top ?? undefined;
      await setTimeout(2 * POLL_MS);
    }
  }

  async type(role: Role, name: Name, text: string): Promise<void> {
    await this.sees(role, name);
    await this.tab.type(text, findInPage, role, sendName(name));
  }

  /** Where results are shown: the fields of the search that was sent are a tap away. */
  async searchesFor(text: string): Promise<void> {
    await this.click('button', /^Change the search:/);
    await this.type('searchbox', /./, text);
    await this.click('button', 'Search');
  }

  /** One page back, as the browser's button does. */
  async back(): Promise<void> {
    // Apart from the answer, which would not come where the page goes at once.
    await this.evaluate(() => void window.setTimeout(() => history.back()));
  }

  /** Waits until the address is that. */
  async isAt(address: string): Promise<void> {
    await this.isTrue(`the address ${address}`, (to) => location.pathname + location.search === to, [
      address,
    ]);
  }

  /** The whole directory is on the phone, and the app's own files too. */
  async hasCopy(patience = 30_000): Promise<void> {
    await this.sees('text', /centers on this device, updated/, patience);
    await this.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  /** Closes all, and fails where something was reported. */
  async putAway(): Promise<void> {
    const { errors, requests } = this.profile.takeReports();
    await this.profile.close();
    const unexpected = errors.filter(
      (error) => !this.#expected?.test(error) && !(this.server.wasStopped && UNREACHABLE.test(error)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
    expect(
      requests.filter((url) => this.#isForeign(url)),
      'requests to other origins',
    ).toEqual([]);
  }

  #isForeign(url: string): boolean {
    return url.startsWith('http') && new URL(url).origin !== this.origin;
  }

  /** What the page itself knows of, in any engine. */
  async #looksForForeignRequests(): Promise<void> {
    const fetched = await this.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((url) => this.#isForeign(url))).toEqual([]);
  }

  /** Asks the page again and again, until it says so. While one page makes way for another there is none to ask. */
  async isTrue<Args extends unknown[]>(
    what: string,
    isSo: InPage<Args, boolean>,
    args: Args,
    patience = PATIENCE_MS,
  ): Promise<void> {
    const end = Date.now() + patience;
    let error: unknown;
    for (;;) {
      try {
        const late = setTimeout(DRIVER_MS).then(() => Promise.reject(new Error('The page says nothing.')));
        if (await Promise.race([this.evaluate(isSo, ...args), late])) return;
        error = undefined;
      } catch (thrown) {
        error = thrown;
      }
      if (Date.now() > end) break;
      await setTimeout(POLL_MS);
    }
    const shown = this.evaluate(() => {
      const content = document.getElementById('content') ?? document.body;
      return `${location.href}: ${content.textContent.slice(0, 400).replaceAll('\n', ' ')}`;
    }).catch(String);
    const page = await Promise.race([shown, setTimeout(DRIVER_MS, 'The page says nothing.')]);
    throw new Error(`Not within ${patience} ms: ${what}. ${error ?? ''}\n${page}`);
  }
}

const isReadyPage = () =>
  'ready' in document.documentElement.dataset && document.querySelector('#content h1') !== null;

/** The same question with another answer, as a function that stands for itself, too. */
const isInPage = asking('!== undefined');
const isNotInPage = asking('=== undefined');

/** Where on the screen it begins, in CSS pixels. */
const topInPage = asking('?.getBoundingClientRect().top') as unknown as InPage<
  Parameters<typeof findInPage>,
  number | undefined
>;

function asking(test: string) {
  return new Function('...sought', `return (${findInPage})(...sought) ${test}`) as InPage<
    Parameters<typeof findInPage>,
    boolean
  >;
}
