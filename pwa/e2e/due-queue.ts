import type { Locator, Page } from 'playwright';
import { expectPage } from './expect-page.ts';

/** The queue of centers that are due, as staff have it on screen. */
export class DueQueue {
  constructor(readonly page: Page) {}

  /** The name of the center that it shows. */
  get heading(): Locator {
    return this.page.locator('#content article').getByRole('heading', { level: 2 });
  }

  /** The center that it shows. Names of the sample repeat, ids don't. */
  async shown(): Promise<{ id: string; name: string }> {
    const editor = this.page.getByRole('link', { name: 'Open in the editor' });
    return { id: idIn(await editor.getAttribute('href')), name: (await this.heading.textContent())! };
  }

  /** Presses a key, and waits until another center is shown. Returns the one before. */
  async pressAndGoOn(key: string): Promise<{ id: string; name: string }> {
    const from = await this.shown();
    await this.page.keyboard.press(key);
    await expectPage.poll(async () => (await this.shown()).id).not.toBe(from.id);
    return from;
  }
}

/** The eight digits at the end of a center's address among staff. */
export function idIn(address: string | null): string {
  return /\d{8}$/.exec(address!)![0];
}
