import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess(inject('wholeTemplate'));
const phone = new Phone(server, { viewport: { width: 1280, height: 800 }, stays: true });

beforeAll(async () => {
  await server.start();
  const page = await phone.openBrowser();
  await page.addInitScript(HEAR);
});
afterAll(async () => {
  await phone.switchOff();
  await server.remove();
});

/** What a screen reader goes by: landmarks, headings, and whatever can be acted on. What is only read changes often. */
const KEPT =
  /^\s*- (alert|article|banner|button|checkbox|combobox|complementary|contentinfo|form|group|heading|img|link|main|navigation|radio|radiogroup|region|search|searchbox|status|table|textbox)\b/;

/** Comes from the clock. */
const DAY = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}(?:, \d{4})?\b/g;

/** The tree of an open page, by levels of what is kept. */
async function readTree(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  const around: { indent: number; kept: boolean }[] = [];
  const lines = tree.split('\n').flatMap((line) => {
    const indent = line.search(/\S/);
    while (around.length > 0 && around.at(-1)!.indent >= indent) around.pop();
    const level = around.filter(({ kept }) => kept).length;
    const kept = KEPT.test(line);
    around.push({ indent, kept });
    if (!kept) return [];
    const named = line.trim().replace(/^(- \w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*):.*$/, '$1');
    return ['  '.repeat(level) + named.replace(DAY, 'DAY')];
  });
  return `${lines.join('\n')}\n`;
}

const told = 'tells a screen reader the same of the page %s as before';

it.each([
  ['home', '/'],
  ['directory', '/directory?state=WY&level=DETOX'],
  ['center', ''],
  ['live-matching', '/live-matching'],
  ['overdose', '/overdose'],
])(told, isToldAsBefore);

it.each([
  ['unknown-place', '/directory?near=Nowhereville'],
  ['states', '/states'],
  ['my-list', '/my-list'],
  ['contact', '/contact'],
  ['update-listing', '/update-listing'],
  ['guides', '/guides'],
  ['leaving', '/leaving'],
])(told, { tags: 'variant' }, isToldAsBefore);

async function isToldAsBefore(name: string, address: string): Promise<void> {
  const { page } = phone;
  await phone.open(address || (await phone.addressOfSomeCenter()));
  // What comes late is there.
  await phone.canBeToldThings();
  await phone.hasCopy();
  if (name === 'directory') await expectPage(page.getByRole('img', { name: /^A map of/ })).toBeVisible();
  await expectPage(page.getByRole('searchbox')).toHaveCount(0);
  const file = `accessibility-tree/${name}.txt`;
  const before = readFileSync(new URL(file, import.meta.url), { encoding: 'utf8', flag: 'a+' });
  // Parts of a page may still be on their way, each at its own time.
  const comesToBe = () => expect.poll(() => readTree(page)).toBe(before);
  await comesToBe().catch(() => undefined);
  await expect(await readTree(page)).toMatchFileSnapshot(file);
}

/** Notes what live regions say, as `heard`. */
const HEAR = `{
  const told = new Map();
  window.heard = [];
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      const words = region?.textContent.trim();
      if (!words || region.closest('[aria-live=off]') || told.get(region) === words) continue;
      told.set(region, words);
      window.heard.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** What was said since it was last asked. */
function listen(page: Page): Promise<string[]> {
  return page.evaluate('window.heard.splice(0)');
}

it('says once what a search, a filter and a page of results have found, and nothing while somebody types', async () => {
  const { page } = phone;
  await phone.open('/directory');
  await phone.canBeToldThings();
  await phone.hasCopy();
  const results = page.locator('#results');
  await expectPage(results).toHaveText(/^[\d,]+ centers$/);
  await listen(page);

  await phone.searchBox.pressSequentially('sample');
  expect((await listen(page)).filter((words) => words.includes('found'))).toEqual([]);
  // What has the keyboard is read out by that.
  await page.keyboard.press('Enter');
  await expectPage(results).toBeFocused();
  await expectPage(results).toHaveText(/found$/);
  const all = await results.textContent();
  expect((await listen(page)).filter((words) => words.includes('found'))).toEqual([]);

  await page.getByRole('button', { name: /^Detox/ }).click();
  await expectPage(page).toHaveURL(/level=DETOX/);
  await expect.poll(() => page.getByRole('button', { name: /^Detox/, pressed: true }).count()).toBe(1);
  // The button is in before its results are.
  await expectPage(results).not.toHaveText(all ?? '');
  const filtered = await results.textContent();
  expect((await listen(page)).filter((words) => words.includes('found'))).toEqual([filtered]);

  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expectPage(results).toHaveText(/Page 2 of \d+$/);
  await expectPage(results).toBeFocused();
  expect((await listen(page)).filter((words) => words.includes('found'))).toEqual([]);
});
