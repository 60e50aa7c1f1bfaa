import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, it } from 'vitest';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { SCREEN } from './profile.ts';

/** ENGINE_SCREENSHOTS=/tmp/pages npx vitest run --project engines rotate */
const FOLDER = process.env.ENGINE_SCREENSHOTS;

const TURNED = { width: SCREEN.height, height: SCREEN.width };

const PAGES = [
  '/',
  '/directory?state=TX',
  '/states/wy',
  '/overdose',
  '/guides/overdose-and-naloxone',
  '/my-list',
  '/on-this-phone',
  '/es/contact',
];

const server = new ServerProcess();
beforeAll(() => server.start());
afterAll(() => server.remove());

inEveryEngine((openPhone) => {
  it('has no page jump when the phone is turned', async ({ task }) => {
    const phone = await openPhone(server);
    await phone.open('/');
    await phone.hasCopy();
    for (const address of PAGES) {
      const name = `${task.suite?.name.replace('in ', '')}${address.replace(/\W+/g, '-')}`;
      await phone.tab.resize(SCREEN);
      await phone.open(address);
      await phone.isTrue(`${address} upright`, fits, [false]);
      const top = await settledTop(phone);
      await takePicture(phone, `${name}-upright`);
      await phone.tab.resize(TURNED);
      await phone.isTrue(`${address} turned`, fits, [true]);
      await takePicture(phone, `${name}-turned`);
      await phone.tab.resize(SCREEN);
      await phone.isTrue(`${address} turned back`, isWhere, [top]);
    }
  });
});

/** Runs in a page: nothing is wider than it, and its heading is to be seen. */
function fits(isTurned: boolean): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  const { top } = document.querySelector('#content h1')!.getBoundingClientRect();
  return (
    window.innerWidth > window.innerHeight === isTurned &&
    scrollWidth <= clientWidth &&
    top >= 0 &&
    top < window.innerHeight
  );
}

/** Runs in a page. */
function topOfHeading(): number {
  return document.querySelector('#content h1')!.getBoundingClientRect().top;
}

/** Runs in a page: the heading is where it was. */
function isWhere(before: number): boolean {
  return Math.abs(document.querySelector('#content h1')!.getBoundingClientRect().top - before) <= 1;
}

/** Where the heading is once nothing moves it any more. */
async function settledTop(phone: AnyPhone): Promise<number> {
  for (let last: number | undefined; ; ) {
    const top = await phone.evaluate(topOfHeading);
    if (top === last) return top;
    last = top;
    await setTimeout(500);
  }
}

async function takePicture(phone: AnyPhone, name: string): Promise<void> {
  if (!FOLDER) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.png`), await phone.tab.screenshot());
}
