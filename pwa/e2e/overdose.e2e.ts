import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { overdose as english } from '#core/i18n/en/pages/overdose.ts';
import { pageNotFound } from '#core/i18n/en/pages/page-not-found.ts';
import { overdose as spanish } from '#core/i18n/es/pages/overdose.ts';
import { pageNotFound as noEncontrada } from '#core/i18n/es/pages/page-not-found.ts';
import { expectPage } from './expect-page.ts';
import { tabTo } from './keyboard.ts';
import { Phone } from './phone.ts';
import { overflowing, smallTargets } from './screen-faults.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

function openPhone(options?: ConstructorParameters<typeof Phone>[1]): Promise<Page> {
  phone = new Phone(server, options);
  return phone.openBrowser();
}

it('leads from any page to the steps, also offline, and keeps time for breaths and sprays', async () => {
  const page = await openPhone({ restarts: true });
  await phone.open('/guides');
  await phone.hasCopy();
  await server.stop();
  await page
    .getByRole('region', { name: 'Emergency help' })
    .getByRole('link', { name: 'Overdose', exact: true })
    .click();
  await phone.seesHeading('Overdose: what to do now');
  await expectPage(page.locator('#content ol > li')).toHaveCount(12);
  const call = page.locator('#content').getByRole('link', { name: 'Call 911' });
  await expectPage(call).toHaveAttribute('href', 'tel:911');
  await expectPage(call).toBeInViewport({ ratio: 1 });

  await page.clock.install();
  // By keyboard, as by a thumb.
  await page.getByRole('button', { name: 'Start the breath timer' }).press('Enter');
  await expectPage(page.getByText('Breathe now')).toBeVisible();
  await page.clock.runFor(2000);
  await expectPage(page.getByText('Next breath in 3')).toBeVisible();
  await page.clock.runFor(3000);
  await expectPage(page.getByText('Breathe now')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the breath timer' }).press('Enter');
  await expectPage(page.getByText('Breathe now')).toBeHidden();

  const due = page.getByText('Give a new spray now, in the other nostril.');
  await page.getByRole('button', { name: 'I gave a spray' }).press('Enter');
  await page.clock.runFor(119_000);
  await expectPage(page.getByText('Last spray 1:59 ago')).toBeVisible();
  await expectPage(due).toBeHidden();
  await expectPage(page.getByText(english.dose.wait)).toBeVisible();
  await page.clock.runFor(1000);
  await expectPage(due).toBeVisible();
  await expectPage(page.getByText(english.dose.wait)).toBeHidden();
  await page.getByRole('button', { name: 'I gave another spray' }).press('Enter');
  await expectPage(page.getByText('Last spray 0:00 ago')).toBeVisible();
  await expectPage(due).toBeHidden();
  await server.start();
});

/** Notes what the phone is asked for, as `asked`: a buzz, a tone, to keep the screen on, to let it go dark. */
const NOTE_SIGNALS = `{
  window.asked = [];
  navigator.vibrate = () => asked.push('buzz') > 0;
  window.AudioContext = class {
    state = 'running';
    currentTime = 0;
    destination = {};
    async resume() {}
    createOscillator() {
      return { frequency: {}, connect() {}, start: () => asked.push('tone'), stop() {} };
    }
  };
  const request = async (type) => {
    asked.push('keep ' + type);
    return { release: async () => void asked.push('let go') };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}`;

for (const [prefix, text, tags] of [
  ['', english, []],
  ['/es', spanish, ['variant']],
] satisfies [string, typeof english | typeof spanish, string[]][]) {
  it(`signals each breath, and a spray after two minutes and after three, with the screen on, by keyboard (“${prefix}”)`, {
    tags,
  }, async () => {
    const page = await openPhone({ serviceWorkers: 'block' });
    await page.addInitScript(NOTE_SIGNALS);
    await phone.open(`${prefix}/overdose`);
    await page.clock.install();
    const asked = async (what: string) =>
      page.evaluate<number>(`asked.filter((each) => each === '${what}').length`);

    await tabTo(page, text.breath.start);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked('buzz')).toBe(1);
    await page.clock.runFor(5000);
    await expect.poll(() => asked('buzz')).toBe(2);
    expect(await asked('tone')).toBe(2);
    expect(await asked('keep screen')).toBe(1);
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('button', { name: text.breath.start })).toBeFocused();
    await expect.poll(() => asked('let go')).toBe(1);

    await tabTo(page, text.dose.gave);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked('keep screen')).toBe(2);
    const due = page.getByText(text.dose.due);
    await page.clock.runFor(100_000);
    await expectPage(due).toBeHidden();
    expect(await asked('buzz')).toBe(2);
    await page.clock.runFor(20_000);
    await expectPage(due).toBeVisible();
    await expect.poll(() => asked('buzz')).toBe(3);
    await page.clock.runFor(60_000);
    await expect.poll(() => asked('buzz')).toBe(4);
    expect(await asked('tone')).toBe(4);

    // It counts on while somebody reads something else, and signals nothing that was signaled.
    await page.clock.runFor(5000);
    await page.getByRole('link', { name: text.guide }).click();
    await expectPage(page).toHaveURL(/\/guides\/overdose-and-naloxone$/);
    await expect.poll(() => asked('let go')).toBe(2);
    await page.goBack();
    await expectPage(page.getByText(new RegExp(text.dose.since('3:[0-5]\\d')))).toBeVisible();
    await expectPage(due).toBeVisible();
    expect(await asked('buzz')).toBe(4);
  });
}

it('keeps the time of the last spray where the phone loads the page anew, until the clock is stopped', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  await phone.open('/overdose');
  const since = page.getByText(/^Last spray \d+:\d\d ago$/);
  await page.getByRole('button', { name: 'I gave a spray' }).click();
  await expectPage(since).toBeVisible();
  await page.reload();
  await phone.isReady();
  await expectPage(since).toBeVisible();
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await page.reload();
  await phone.isReady();
  await expectPage(page.getByRole('button', { name: 'I gave a spray' })).toBeVisible();
  await expectPage(since).toBeHidden();
});

it('sounds again from any tap on where the phone loads the page anew while a clock runs', {
  tags: 'variant',
}, async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  await page.addInitScript(NOTE_SIGNALS);
  await page.clock.install();
  await phone.open('/overdose');
  await page.getByRole('button', { name: english.breath.start }).click();
  await expect.poll(() => page.evaluate('asked')).toContain('tone');
  await page.reload();
  await phone.isReady();
  await expectPage(page.getByRole('button', { name: english.breath.stop })).toBeVisible();
  await page.getByRole('heading', { name: english.title }).click();
  await page.clock.runFor(6000);
  await expect.poll(() => page.evaluate('asked')).toContain('tone');
});

/** Notes each heading that a page of the tab has shown. */
const NOTE_HEADINGS = `new MutationObserver(() => {
  const heading = document.querySelector('#content h1')?.textContent ?? '';
  sessionStorage.setItem('headings', sessionStorage.getItem('headings') + heading);
}).observe(document, { childList: true, subtree: true })`;

for (const [spoken, tags] of [
  ['/es/sobredosis', []],
  ['/sobredosis', ['variant']],
] satisfies [string, string[]][]) {
  it(`leads to the steps from ${spoken} also without a network`, { tags }, async () => {
    const page = await openPhone({ restarts: true });
    await phone.open('/es');
    await phone.hasCopy(/centros en este dispositivo, actualizados/);
    await server.stop();
    await page.addInitScript(NOTE_HEADINGS);
    await page.goto(server.origin + spoken, { waitUntil: 'commit' });
    await expectPage(page).toHaveURL(/\/es\/overdose$/);
    await phone.seesHeading(spanish.title);
    const headings = await page.evaluate<string>(`sessionStorage.getItem('headings')`);
    expect(headings).toContain(spanish.title);
    for (const { title } of [pageNotFound, noEncontrada]) expect(headings).not.toContain(title);
    await server.start();
  });
}

it('fits the smallest phone and text twice as large, in both languages', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ['', '/es']) {
    await phone.visit(`${prefix}/overdose`);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.evaluate('document.documentElement.style.fontSize = "212.5%"');
    await page.waitForTimeout(300);
    await expect.poll(() => overflowing(page), { message: prefix }).toEqual([]);
  }
});

it('is plain steps without a script, and has an address in Spanish words', async () => {
  const page = await openPhone({ javaScriptEnabled: false });
  await page.goto(`${server.origin}/es/sobredosis`);
  await expectPage(page).toHaveURL(/\/es\/overdose$/);
  await phone.seesHeading('Sobredosis: qué hacer ahora');
  await expectPage(page.locator('#content ol > li')).toHaveCount(12);
  await expectPage(page.locator('#content button:visible')).toHaveCount(0);
});
