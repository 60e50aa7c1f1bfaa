import { expect } from 'vitest';
import { expectPage } from '../expect-page.ts';
import type { Scene } from './scene.ts';

/** How staff gets into the situations of submissions and centers. */

const statusField = ({ page }: Scene) => page.getByLabel('Review status', { exact: true });
const listingStatus = async ({ world }: Scene) =>
  (await world.stored()).submissions.find(({ type }) => type === 'NEW_CENTER')?.status;

export const submission = {
  /** The listing that the public has sent in an earlier row. */
  isLost: async (scene: Scene) => {
    await scene.visit('/admin0323/submissions');
    await scene.breaks('**/api/admin/submissions/*');
    await scene.press(/^Start Review/);
  },
  isAsItWas: async (scene: Scene) => expect(await listingStatus(scene)).toBe('NEW'),
  isTaken: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.press(/^Start Review/);
  },
  isUnderReview: async (scene: Scene) => expect(await listingStatus(scene)).toBe('UNDER_REVIEW'),
};

export async function centerStatusFails(scene: Scene): Promise<void> {
  const { centers } = await scene.asks<{ centers: { id: string }[] }>('GET', '/api/centers');
  await scene.visit(`/admin0323/centers/${centers[0]?.id}`);
  await scene.breaks('**/api/admin/centers/*');
  await statusField(scene).selectOption('Unpublished');
}

export async function centersFail(scene: Scene): Promise<void> {
  await scene.breaks('**/api/admin/centers?*', { status: 500, body: 'Out of order' });
  await scene.visit('/admin0323/centers');
}

export async function centersAreBack(scene: Scene): Promise<void> {
  await scene.fixes();
  await scene.press('Try Again');
  await expectPage(scene.page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
}
