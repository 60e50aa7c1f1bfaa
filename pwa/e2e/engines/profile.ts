/** A function that runs in the page, and what it is given: plain data. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** The same as text, the one form that every protocol takes. */
export function callInPage(run: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${run})(...${JSON.stringify(args)})`;
}

/** A tab of a browser, as far as every engine's protocol goes. Whatever is clicked and typed is so for real. */
export interface Tab {
  /** Goes to an address, and does not wait until it is there. */
  goTo(address: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Clicks the element that `find` returns in the page. Throws where it returns none. */
  click<Args extends unknown[]>(find: InPage<Args, Element | undefined>, ...args: Args): Promise<void>;
  /** Types at the end of the field that `find` returns. */
  type<Args extends unknown[]>(
    text: string,
    find: InPage<Args, Element | undefined>,
    ...args: Args
  ): Promise<void>;
  /** Gives the page this size, as when a phone is turned. */
  resize(size: typeof SCREEN): Promise<void>;
  /** What of the page is on the screen, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser with storage of its own, which is empty at the start and gone at the end. */
export interface Profile {
  newTab(): Promise<Tab>;
  /** What the protocol has told since it was last asked: console errors, exceptions, requests by their addresses. */
  takeReports(): { errors: string[]; requests: string[] };
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Engine {
  newProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** Of a phone, in CSS pixels. */
export const SCREEN = { width: 390, height: 844 };
