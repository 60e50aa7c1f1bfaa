import type { Page } from 'playwright';
import { expectPage } from '../expect-page.ts';
import { OutsideWorld } from '../outside-world.ts';
import { Phone } from '../phone.ts';
import { LAPTOP, signInOn } from '../staff-browser.ts';

/** What Chromium reports of the trouble that the rows make. */
const MADE_TROUBLE = /net::ERR_FAILED|status of [45]\d\d/;

/**
 * One browser and one server for the whole catalogue. The browser stores nothing, so that the copy on the device and
 * the outbox do not stand in for the server; staff is signed in on it.
 */
export class Scene {
  readonly world = new OutsideWorld();
  readonly phone = new Phone(this.world.server, { ...LAPTOP, serviceWorkers: 'block' });
  readonly #broken = new Set<string>();

  get page(): Page {
    return this.phone.page;
  }

  get origin(): string {
    return this.world.server.origin;
  }

  async open(): Promise<void> {
    await this.world.start();
    this.phone.expects(MADE_TROUBLE);
    const page = await this.phone.openBrowser();
    await page.addInitScript(`
      IDBFactory.prototype.open = () => { throw new Error('This browser stores nothing.'); };
      // A link that dials is not followed any further: that opens a window of the system.
      addEventListener('click', (event) => {
        if (!event.target.closest('a[href^="tel:"]')) return;
        window.dialed = !event.defaultPrevented;
        event.preventDefault();
      });
    `);
    // The worker that holds the copy has its own view of what the browser stores.
    await page.route('**/api/snapshot*', (route) => route.abort());
    await signInOn(this.phone, 'Ada Admin', 'admin');
  }

  async close(): Promise<void> {
    await this.phone.closeBrowser();
    await this.world.remove();
  }

  async visit(address: string): Promise<void> {
    await this.page.goto(this.origin + address);
    await this.phone.isReady();
    await this.phone.seesHeading();
  }

  /** Within the app, where the page asks for what it shows. */
  async goesTo(address: string): Promise<void> {
    await this.visit('/about');
    await this.phone.goesTo(address);
    await this.phone.seesHeading();
  }

  /** From now on calls of this address do not get through, or are answered by a server in trouble. */
  async breaks(address: string, answer?: { status: number; body?: string }): Promise<void> {
    this.#broken.add(address);
    await this.page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
  }

  /** All gets through again. */
  async fixes(): Promise<void> {
    for (const address of this.#broken) await this.page.unroute(address);
    this.#broken.clear();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  /** The button loads the page anew, and by then all is well. */
  async triesAgain(heading?: string): Promise<void> {
    await this.fixes();
    const loaded = this.page.waitForEvent('load');
    await this.press('Try Again');
    await loaded;
    await this.phone.seesHeading(heading);
    await expectPage(this.page.getByText('Try Again', { exact: true })).toBeHidden();
  }

  /** It says that something did not work. */
  async noticeIsDestructive(): Promise<void> {
    await expectPage(this.page.locator('.notice.border-l-emergency')).toBeVisible();
  }

  /** So that the next one cannot be taken for it. On a slow machine it may have gone by itself, or go just then. */
  async dismissNotice(): Promise<void> {
    const dismiss = this.page.getByRole('button', { name: 'Dismiss', exact: true }).first();
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 5000 }).catch(() => undefined);
    await expectPage(this.page.locator('.notice')).toBeHidden();
  }

  /** A robot, or a browser that fills in what people do not see: the server refuses with its own words. */
  async fillsInTheTrap(): Promise<void> {
    await this.page.locator('form input[name="fax"]').evaluate((input: HTMLInputElement) => {
      input.value = '555-0100';
    });
  }

  /** A call of staff, past the page. */
  async asks<T>(method: string, path: string, data?: unknown): Promise<T> {
    const response = await this.page.context().request.fetch(this.origin + path, { method, data });
    return (await response.json()) as T;
  }
}
