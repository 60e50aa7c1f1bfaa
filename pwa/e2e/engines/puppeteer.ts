import puppeteer, {
  type BrowserContext,
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

/** Of an Error on the console Firefox's protocol tells no word: it is told as its words are. */
const SAY_ERRORS = `{
  const { error } = console;
  console.error = (...said) => error(...said.map((each) => (each instanceof Error ? String(each) : each)));
}`;

class PuppeteerProfile implements Profile {
  #errors: string[] = [];
  #requests: string[] = [];

  constructor(readonly context: BrowserContext) {}

  async newTab(): Promise<Tab> {
    const page = await this.context.newPage();
    await page.evaluateOnNewDocument(SAY_ERRORS);
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    page.on('pageerror', (error) =>
      this.#errors.push(`uncaught: ${error instanceof Error ? error.message : error}`),
    );
    page.on('request', (request) => this.#requests.push(request.url()));
    return new PuppeteerTab(page);
  }

  takeReports() {
    return { errors: this.#errors.splice(0), requests: this.#requests.splice(0) };
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
