import { expect } from 'vitest';
import { expectPage } from '../expect-page.ts';
import { fillInContact, fillInListing, fillInMatching } from '../fill-in.ts';
import type { Scene } from './scene.ts';

/** How one gets into the situations of the three public forms. */

/** What the server says of a message that fills in the field which people do not see. */
export const TRAPPED = 'fax: Please leave this field empty.';

export const matching = {
  isRefused: async (scene: Scene) => {
    await scene.visit('/live-matching');
    await fillInMatching(scene.page);
    await scene.fillsInTheTrap();
    await scene.press('Send request');
  },
  isLost: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.breaks('**/api/live-matching');
    await scene.press('Send request');
  },
  arrives: (scene: Scene) => scene.press('Send request'),
  isStored: async ({ world }: Scene) => expect((await world.stored()).matching).toHaveLength(1),
};

export const contact = {
  meetsTrouble: async (scene: Scene) => {
    await scene.visit('/contact');
    await fillInContact(scene.page, 'The map shows my street, and not yours.');
    await scene.breaks('**/api/submissions', { status: 500, body: 'Out of order' });
    await scene.press('Send message');
  },
  isLost: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.breaks('**/api/submissions');
    await scene.press('Send message');
  },
  isStillThere: ({ page }: Scene) =>
    expectPage(page.getByLabel('Message', { exact: true })).toHaveValue(/^The map shows/),
  arrives: (scene: Scene) => scene.press('Send message'),
  isCleared: async ({ page, world }: Scene) => {
    for (const label of ['Name', 'Email', 'Message', 'Inquiry type']) {
      await expectPage(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect((await world.stored()).submissions).toMatchObject([{ type: 'CONTACT', status: 'NEW' }]);
  },
};

export const listing = {
  isRefused: async (scene: Scene) => {
    await scene.visit('/update-listing');
    await fillInListing(scene.page);
    await scene.fillsInTheTrap();
    await scene.press('Send for review');
  },
  isLost: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.breaks('**/api/submissions');
    await scene.press('Send for review');
  },
  arrives: (scene: Scene) => scene.press('Send for review'),
};
