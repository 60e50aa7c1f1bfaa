import { setTimeout } from 'node:timers/promises';
import { callInPage, type InPage, type Profile, SCREEN, type Tab } from './profile.ts';

/** What a WebDriver calls an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window is given its size so often, and each time that long to take it, in milliseconds. */
const RESIZES = 5;
const RESIZE_MS = 200;

/** One session of a WebDriver, a browser of its own: https://www.w3.org/TR/webdriver2/ */
export class WebDriverProfile implements Profile {
  readonly #session: string;
  readonly #firstWindow: string;
  #current: string;
  #firstIsTaken = false;

  /** Ends in an error once `signal` says so. */
  static async open(driver: string, capabilities: object, signal: AbortSignal): Promise<WebDriverProfile> {
    // It is for the errands to say what they wait for.
    const wanted = { capabilities: { alwaysMatch: { pageLoadStrategy: 'none', ...capabilities } } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, wanted, signal);
    const session = `${driver}/session/${sessionId}`;
    // As narrow as its own buttons let it be.
    await ask('POST', `${session}/window/rect`, SCREEN);
    return new WebDriverProfile(session, await ask('GET', `${session}/window`));
  }

  private constructor(session: string, firstWindow: string) {
    this.#session = session;
    this.#firstWindow = firstWindow;
    this.#current = firstWindow;
  }

  async newTab(): Promise<Tab> {
    if (this.#firstIsTaken) {
      const { handle } = await this.#ask<{ handle: string }>('POST', 'window/new', { type: 'tab' });
      return new WebDriverTab((...command) => this.#askIn(handle, ...command));
    }
    this.#firstIsTaken = true;
    return new WebDriverTab((...command) => this.#askIn(this.#firstWindow, ...command));
  }

  /** The protocol has no log. */
  takeReports() {
    return { errors: [], requests: [] };
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session);
  }

  async #askIn<T>(window: string, method: Method, command: string, body?: object): Promise<T> {
    if (this.#current !== window) await this.#ask('POST', 'window', { handle: window });
    this.#current = window;
    return this.#ask(method, command, body);
  }

  #ask<T>(method: Method, command: string, body?: object): Promise<T> {
    return ask<T>(method, `${this.#session}/${command}`, body);
  }
}

class WebDriverTab implements Tab {
  constructor(readonly ask: <T>(method: Method, command: string, body?: object) => Promise<T>) {}

  async goTo(address: string): Promise<void> {
    await this.ask('POST', 'url', { url: address });
  }

  evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return this.ask<Result>('POST', 'execute/sync', {
      script: `return ${callInPage(run, args)}`,
      args: [],
    });
  }

  async click<Args extends unknown[]>(find: InPage<Args, Element | undefined>, ...args: Args): Promise<void> {
    const element = await this.#element(find, ...args);
    // WebKit's driver does not scroll to what begins just below the window, and calls that "not interactable".
    await this.ask('POST', 'execute/sync', {
      script: `arguments[0].scrollIntoView({ block: 'center' })`,
      args: [element],
    });
    await this.ask('POST', `element/${element[ELEMENT]}/click`, {});
  }

  async type<Args extends unknown[]>(
    text: string,
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ): Promise<void> {
    const element = await this.#element(find, ...args);
    await this.ask('POST', `element/${element[ELEMENT]}/value`, { text });
  }

  /** The page itself, without the window's bars; no narrower than their buttons let the window be. */
  async resize({ width, height }: typeof SCREEN): Promise<void> {
    for (let tried = 0; tried < RESIZES; tried += 1) {
      const page = await this.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
      if (page.width === width && page.height === height) return;
      const around = await this.ask<typeof SCREEN>('GET', 'window/rect');
      await this.ask('POST', 'window/rect', {
        width: around.width + width - page.width,
        height: around.height + height - page.height,
      });
      // The page hears of it a little later.
      await setTimeout(RESIZE_MS);
    }
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.ask<string>('GET', 'screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.ask('DELETE', 'window');
  }

  async #element<Args extends unknown[]>(
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ): Promise<Record<typeof ELEMENT, string>> {
    const found = (await this.evaluate<Args, unknown>(find, ...args)) as Record<
      typeof ELEMENT,
      string
    > | null;
    if (!found) throw new Error(`Not in the page: ${JSON.stringify(args)}`);
    return found;
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

/** No command takes longer than this. In milliseconds. */
const COMMAND_MS = 60_000;

async function ask<T>(
  method: Method,
  url: string,
  body?: object,
  signal = AbortSignal.timeout(COMMAND_MS),
): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal }).catch((cause) => {
    throw new Error(`${method} ${url} was not answered.`, { cause });
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
