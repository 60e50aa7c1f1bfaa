import { expect } from 'vitest';
import { accept } from '#server/sms/testing/sms-server.ts';
import { readReply } from '../../directory/directory-api.ts';
import { expectPage } from '../expect-page.ts';
import type { Scene } from './scene.ts';

/** How one gets into the situations of those who look for a center, text it or call it. */

const OUT_OF_ORDER = { status: 500, body: 'Out of order' };
const phoneField = ({ page }: Scene) => page.getByLabel('Your phone number');

export const replies = {
  withBody: async ({ origin }: Scene) => readReply(await fetch(`${origin}/api/centers/none`)),
  empty: () => readReply(new Response('', { status: 503, statusText: 'Service Unavailable' })),
};

export async function directoryFails(scene: Scene): Promise<void> {
  await scene.breaks('**/api/centers?*');
  await scene.goesTo('/directory');
}

export async function statePageFails(scene: Scene): Promise<void> {
  await scene.breaks('**/api/states/CO/centers?*', OUT_OF_ORDER);
  await scene.goesTo('/states/co');
}

export async function centerFails(scene: Scene): Promise<void> {
  await scene.visit('/states/co');
  await scene.breaks('**/api/centers/*');
  await scene.page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
}

export async function textsToNobody(scene: Scene): Promise<void> {
  await scene.visit(await scene.phone.addressOfSomeCenter());
  await scene.press('Text Me This Center');
  await phoneField(scene).fill('  ');
  await scene.press('Send text');
}

export async function textsToShortNumber(scene: Scene): Promise<void> {
  await phoneField(scene).fill('(555) 010-019');
  await scene.press('Send text');
}

export const textFails = {
  atProvider: async (scene: Scene) => {
    scene.world.texts.answer = (response) => response.writeHead(500).end();
    await phoneField(scene).fill('(555) 010-0199');
    await scene.press('Send text');
  },
  onTheWay: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.breaks('**/api/send-referral-sms');
    await scene.press('Send text');
  },
};

export async function textIsSent(scene: Scene): Promise<void> {
  scene.world.texts.answer = accept;
  await scene.press('Send text');
}

export async function textIsDone({ page, world }: Scene): Promise<void> {
  await expectPage(page.getByRole('dialog')).toBeHidden();
  expect(world.texts.received.at(-1)?.form).toMatchObject({ To: '+15550100199' });
}

export async function callIsNotCounted(scene: Scene): Promise<void> {
  await scene.dismissNotice();
  await scene.breaks('**/api/track-call');
  const failed = scene.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/track-call'));
  await scene.page.getByRole('link', { name: /^Call Now/ }).click();
  await failed;
}

export async function callIsMade({ page }: Scene): Promise<void> {
  expect(await page.evaluate('window.dialed')).toBe(true);
  await expectPage(page.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expectPage(page.locator('.notice, [role=alert]:not(:empty)')).toHaveCount(0);
}

export async function guidesFail(scene: Scene): Promise<void> {
  await scene.breaks('**/api/guides?*');
  await scene.goesTo('/guides');
}

export async function guideFails(scene: Scene): Promise<void> {
  await scene.breaks('**/api/guides/*', OUT_OF_ORDER);
  await scene.goesTo('/guides/overdose-and-naloxone');
}
