import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from './chromium.ts';
import { expectPage } from './expect-page.ts';
import { NOTE_NOTICES, seesNotice } from './notices.ts';
import type { ServerProcess } from './server-process.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What Chromium itself reports once our server has been stopped on purpose: FAILED where the service worker
 * has no answer, the second of its script, the last where a sync is tried again in the moment in which the server has
 * started and has no copy to send yet.
 */
const UNREACHABLE =
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|FAILED)|unknown error occurred when fetching the script|status of 503/;

const SCHEMES = ['light', 'dark'] as const;

/**
 * A file for each page that was looked at with axe, in a folder of all workers: where no more than words differ, nothing
 * else is found.
 */
const fileOfLook = (look: string) =>
  join(inject('looksFolder'), createHash('sha256').update(look).digest('hex'));

/** Of all phones that do not restart, in all files of a worker, with which it ends: to start one takes long. */
let shared: Promise<Browser> | undefined;

/**
 * A person's phone: a Chromium. Whatever is opened on it, a console error, a request to another origin, or an axe
 * violation fails the test.
 */
export class Phone {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  readonly #problems: string[] = [];
  #expected: RegExp | undefined;
  #profile: string | undefined;
  #wasOpened = false;
  #pagesLookedAt = 0;

  constructor(
    readonly server: Pick<ServerProcess, 'origin' | 'folder' | 'databaseFile' | 'wasStopped'>,
    readonly options: {
      colorScheme?: 'light' | 'dark';
      viewport?: { width: number; height: number };
      /** What its browser says that it is. */
      userAgent?: string;
      /** As in a browser that has none. */
      serviceWorkers?: 'block';
      /** As in a browser that runs no script. Then axe cannot look at anything, either. */
      javaScriptEnabled?: false;
      /** Its browser may be closed and opened again: a process of its own, with a profile that outlives it. */
      restarts?: true;
      /** One test after the other goes on with it, with what it keeps: to be closed at the end by `switchOff`. */
      stays?: true;
    } = {},
  ) {}

  get page(): Page {
    if (!this.#page) throw new Error('The browser is not open.');
    return this.#page;
  }

  /** Starts the browser, with what an earlier one on this phone has stored. */
  async openBrowser(): Promise<Page> {
    this.#context ??= await this.#openWatched();
    // A profile's browser opens with a page.
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
    return this.#page;
  }

  /** Notes what is to fail the test. */
  async #openWatched(): Promise<BrowserContext> {
    const context = await this.#openContext();
    await context.addInitScript(NOTE_NOTICES);
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.server.origin) {
        this.#problems.push(`request to another origin: ${request.url()}`);
      }
    });
    context.on('console', (message) => {
      const unreachable = UNREACHABLE.test(message.text()) && this.server.wasStopped;
      const expected = unreachable || this.#expected?.test(message.text());
      if (message.type() === 'error' && !expected) this.#problems.push(`console error: ${message.text()}`);
    });
    context.on('weberror', (error) => {
      const { message } = error.error();
      if (!this.#expected?.test(message)) this.#problems.push(`uncaught: ${message}`);
    });
    return context;
  }

  async #openContext(): Promise<BrowserContext> {
    const { restarts, stays, ...options } = { viewport: { width: 390, height: 844 }, ...this.options };
    const launch = { executablePath: inject('chromiumPath'), args: CHROMIUM_ARGS };
    if (restarts) {
      this.#profile ??= mkdtempSync(`${this.server.folder}/profile-`);
      return chromium.launchPersistentContext(this.#profile, { ...launch, ...options });
    }
    if (this.#wasOpened) throw new Error('This phone forgets what it stored; give it "restarts".');
    this.#wasOpened = true;
    shared ??= chromium.launch(launch);
    return (await shared).newContext(options);
  }

  async closeBrowser(): Promise<void> {
    if (this.options.stays) {
      await this.#page?.close();
      this.#expected = undefined;
    } else await this.switchOff();
    this.#page = undefined;
    expect(this.#problems.splice(0)).toEqual([]);
  }

  /** Closes the browser whatever happened in it. */
  async switchOff(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** What Chromium reports by itself in this test, such as a 404 that the test asks for. */
  expects(error: RegExp): void {
    this.#expected = error;
  }

  /** Opens an address of the app and waits until it shows a heading; then looks at it with axe. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.isAccessible();
  }

  /** The same where the look follows. */
  async open(address: string): Promise<void> {
    await this.page.goto(this.server.origin + address);
    await this.isReady();
    await this.seesHeading();
  }

  /** The app answers what is tapped; before that a page can be read, and its links and forms are the browser's. */
  async isReady(): Promise<void> {
    if (this.options.javaScriptEnabled === false) return;
    // Not every page is the app's.
    if ((await this.page.locator('#root').count()) === 0) return;
    await this.page.waitForSelector('html[data-ready]', { state: 'attached' });
  }

  async seesHeading(name?: string | RegExp): Promise<void> {
    await expectPage(this.page.locator('#content').getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Goes to an address within the app: a page that the server sends has its answers in it. */
  async goesTo(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  /** What shows notices comes a little later than the page. */
  async canBeToldThings(): Promise<void> {
    await expectPage(this.page.getByRole('region', { name: /^Notices/ })).toBeAttached();
  }

  /** Was told this by a notice, which may be over. */
  async seesNotice(title: string | RegExp, text = ''): Promise<void> {
    await seesNotice(this.page, typeof title === 'string' ? `${title} ${text}`.trim() : title);
  }

  /** No violation of WCAG 2.2 AA, but of the rules that do not apply. */
  async isAccessible(...notApplying: string[]): Promise<void> {
    if (this.options.javaScriptEnabled === false) return;
    const [screen, html] = await this.page.evaluate<[string, string]>(
      `[[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches].join(), document.documentElement.outerHTML]`,
    );
    const lookedAt = fileOfLook([screen, ...notApplying, withoutWords(html)].join(' '));
    if (existsSync(lookedAt)) return;
    // A color on its way from one to the other is neither, and the next may start while axe looks.
    await this.page.evaluate(
      `{ const still = new CSSStyleSheet(); still.replaceSync('* { transition: none !important }'); document.adoptedStyleSheets.push(still); }`,
    );
    await this.page.evaluate(
      `Promise.allSettled(document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map(({ finished }) => finished))`,
    );
    if (!(await this.page.evaluate(`'axe' in window`))) await this.page.evaluate(axeSource);
    // Only violations are looked into: what passes need not be listed element by element. And none of these rules reads
    // style sheets: those that do, and for which axe would fetch ours, are experiments.
    const rules = JSON.stringify(Object.fromEntries(notApplying.map((rule) => [rule, { enabled: false }])));
    const results = await this.page.evaluate<AxeResults>(
      `axe.run(document, { rules: ${rules}, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'], preload: false })`,
    );
    await this.page.evaluate(`document.adoptedStyleSheets.pop()`);
    const violations = results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(violations, `axe on ${this.page.url()}`).toEqual([]);
    writeFileSync(lookedAt, '');
  }

  /**
   * The open page has no barrier on a small phone and on a laptop, one in the light and one in the dark, and is nowhere
   * wider than the screen. Which is which changes from page to page: what all pages share is seen in all four.
   */
  async holdsUpEverywhere(): Promise<void> {
    const [first, second] = this.#pagesLookedAt++ % 2 === 0 ? SCHEMES : SCHEMES.toReversed();
    await this.#holdsUp(320, first!);
    await this.#holdsUp(1280, second!);
  }

  async #holdsUp(width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
    // Colors that are still on their way from one to the other are neither.
    await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await this.page.setViewportSize({ width, height: 844 });
    // Axe takes what the sticky bar covers for text upon it, or for a target that is too small.
    await this.page.evaluate(() => window.scrollTo(0, 0));
    await this.isAccessible();
    // A chart measures itself anew a moment after the window has changed.
    const overflow = () => this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect
      .poll(overflow, { message: `${this.page.url()} is not wider than ${width} pixels` })
      .toBeLessThanOrEqual(0);
  }

  /** One that can be called. */
  async addressOfSomeCenter(): Promise<string> {
    const response = await fetch(`${this.server.origin}/api/centers`);
    const { centers } = (await response.json()) as { centers: { slug: string; phone: string | null }[] };
    return `/centers/${centers.find(({ phone }) => phone)?.slug}`;
  }

  /** On a narrow screen the fields of a search that was sent are a tap away, and on a page without one they are there. */
  async opensSearch(): Promise<void> {
    const asked = this.page.getByRole('button', { name: /^(Change the search|Cambiar la búsqueda):/ });
    // The page may just be changing from the one to the other.
    await expectPage(async () => {
      if (!(await this.searchBox.isVisible())) await asked.click({ timeout: 2000 });
      await expectPage(this.searchBox).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  }

  /** On a narrow screen the filters are a sheet over the page; `choose` changes some of them. */
  async filters(choose: () => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: /^Filters( \(\d+\))?$/ }).click();
    await choose();
    await this.page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^(Show .* centers?|No centers: back to the list)$/ })
      .click();
  }

  /** On the start page or the directory's; a combobox as soon as the code for that has come. */
  get searchBox(): Locator {
    return this.page.locator('#content input[type=search]');
  }

  /**
   * Has what waits go out, and returns whether by the button: a page sends it by itself too, at any moment, and then
   * `otherwise` is seen.
   */
  async sendsNow(otherwise: Locator): Promise<boolean> {
    const button = this.page.getByRole('button', { name: 'Send now' });
    await expectPage(button.or(otherwise).first()).toBeVisible();
    if (await otherwise.isVisible()) return false;
    // Given up soon: a click that still waits would send once more what is put right meanwhile.
    return button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }

  /** Types into the directory's search box and sends it. */
  async search(text: string): Promise<void> {
    await this.opensSearch();
    await this.searchBox.fill(text);
    // What is suggested stands over the button for as long as somebody types.
    await this.searchBox.blur();
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
  }

  /** The whole directory is on the phone, and the app's own files too. */
  async hasCopy(words = /centers on this device, updated/): Promise<void> {
    await expectPage(this.page.getByText(words)).toBeVisible();
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
}

/** A page's elements, classes and states; of its words, addresses and drawings only that there are some. */
function withoutWords(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/>[^<]*[^<\s][^<]*</g, '>words<')
    .replace(/ (href|src|d|datetime|content|value|alt|title|aria-label)="[^"]+"/g, ' $1');
}
