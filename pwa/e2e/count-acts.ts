import type { Page } from 'playwright';

/** What somebody does on a page: keys pressed, clicks, and files chosen. A key that is held down is one. */
export interface Acts {
  keys: number;
  clicks: number;
  files: number;
}

const COUNT = `
  const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
  addEventListener('keydown', (event) => {
    if (event.isTrusted && !event.repeat && !modifiers.includes(event.key)) noteAct('keys');
  }, true);
  // A key on a button, and a label for its input, make a click of their own.
  addEventListener('click', (event) => {
    if (event.isTrusted && event.detail > 0 && event.pointerType !== '') noteAct('clicks');
  }, true);
  addEventListener('change', (event) => {
    if (event.target.type === 'file') noteAct('files');
  }, true);
`;

/** Counts from now on, on this page and on those that it leads to. */
export async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { keys: 0, clicks: 0, files: 0 };
  await page.exposeFunction('noteAct', (kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await page.addInitScript(COUNT);
  await page.evaluate(COUNT);
  return acts;
}
