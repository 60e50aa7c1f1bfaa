import puppeteer, {
  type BrowserContext,
  type ConsoleMessage,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../chromium.ts';
import { callInPage, type Engine, type InPage, type Profile, SCREEN, type Tab } from './profile.ts';

/** Stock Firefox, by WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Engine> {
  return start({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath });
}

export function startChromium(executablePath: string): Promise<Engine> {
  return start({ browser: 'chrome', executablePath, args: CHROMIUM_ARGS });
}

/** One browser; each profile is a container of its own in it. */
async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: SCREEN });
  return {
    newProfile: async () => new PuppeteerProfile(await browser.createBrowserContext()),
    stop: () => browser.close(),
  };
}

class PuppeteerProfile implements Profile {
  #errors: { text: string }[] = [];
  #requests: string[] = [];

  constructor(readonly context: BrowserContext) {}

  async newTab(): Promise<Tab> {
    const page = await this.context.newPage();
    page.on('console', (message) => message.type() === 'error' && this.#note(message));
    page.on('pageerror', (error) =>
      this.#errors.push({ text: `uncaught: ${error instanceof Error ? error.message : error}` }),
    );
    page.on('request', (request) => this.#requests.push(request.url()));
    return new PuppeteerTab(page);
  }

  /** Of an Error the protocol says no word: its page is asked, if it is still there. */
  #note(message: ConsoleMessage): void {
    const error = { text: message.text() };
    this.#errors.push(error);
    if (!error.text.includes('JSHandle@')) return;
    Promise.all(message.args().map((value) => value.evaluate((it) => String(it)))).then(
      (words) => {
        error.text = words.join(' ');
      },
      () => {
        error.text += ' of a page that was left';
      },
    );
  }

  takeReports() {
    return { errors: this.#errors.splice(0).map(({ text }) => text), requests: this.#requests.splice(0) };
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

class PuppeteerTab implements Tab {
  constructor(readonly page: Page) {}

  async goTo(address: string): Promise<void> {
    // It ends in an error where the page is left before it is there; what follows sees what came of it.
    this.page.goto(address).catch(() => undefined);
  }

  evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return this.page.evaluate(callInPage(run, args)) as Promise<Result>;
  }

  async click<Args extends unknown[]>(find: InPage<Args, Element | undefined>, ...args: Args): Promise<void> {
    const element = await this.#element(find, ...args);
    // An option is no more than a line of a list that the browser itself shows.
    const option = await element.evaluate((found) =>
      found instanceof HTMLOptionElement ? found.value : undefined,
    );
    if (option === undefined) return element.click();
    const select = await element.evaluateHandle((found) => found.closest('select')!);
    await select.select(option);
  }

  async type<Args extends unknown[]>(
    text: string,
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ): Promise<void> {
    await (await this.#element(find, ...args)).type(text);
  }

  resize(size: typeof SCREEN): Promise<void> {
    return this.page.setViewport(size);
  }

  screenshot(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  close(): Promise<void> {
    return this.page.close();
  }

  async #element<Args extends unknown[]>(
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ): Promise<ElementHandle<Element>> {
    const handle = await this.page.evaluateHandle(callInPage(find, args));
    const element = handle.asElement();
    if (!element) throw new Error(`Not in the page: ${JSON.stringify(args)}`);
    return element as ElementHandle<Element>;
  }
}
