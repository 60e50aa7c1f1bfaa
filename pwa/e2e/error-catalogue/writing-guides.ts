import { expect } from 'vitest';
import type { Guide } from '#core/guide/guide.ts';
import { expectPage } from '../expect-page.ts';
import type { Scene } from './scene.ts';

/** How staff gets into the situations of the guides. */

const TAKEN = 'overdose-and-naloxone';
export const SLUG_TAKEN = 'Another guide has this slug: “Overdose and naloxone”. Please choose another.';
export const GUIDE_GONE = 'Ada Admin has deleted “Help for teens”. It can be brought back in the history.';

const field = ({ page }: Scene, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });

async function save(scene: Scene): Promise<void> {
  await scene.press('Save Guide');
}

async function confirmDeletion(scene: Scene, title: string): Promise<void> {
  await scene.press(`Delete ${title}`);
  await scene.press('Delete Guide');
}

export const creating = {
  isRefused: async (scene: Scene) => {
    await scene.visit('/admin0323/guides');
    await scene.press('New Guide');
    await field(scene, 'Title').fill('Sleep in detox');
    await field(scene, 'Slug').fill(TAKEN);
    await field(scene, 'Excerpt').fill('Why it is hard at first.');
    await field(scene, 'Content').fill('## Why?\n\nBecause.');
    await save(scene);
  },
  isLost: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.breaks('**/api/admin/guides');
    await save(scene);
  },
  succeeds: async (scene: Scene) => {
    await scene.visit('/admin0323/guides');
    await scene.press('New Guide');
    await field(scene, 'Title').fill('Sleep in detox');
    await field(scene, 'Excerpt').fill('Why it is hard at first.');
    await field(scene, 'Content').fill('## Why?\n\nBecause.');
    await save(scene);
  },
};

export const updating = {
  isRefused: async (scene: Scene) => {
    await scene.visit('/admin0323/guides');
    await scene.press('Edit Help for veterans');
    await field(scene, 'Slug').fill(TAKEN);
    await save(scene);
  },
  isLost: async (scene: Scene) => {
    await scene.dismissNotice();
    await scene.breaks('**/api/admin/guides/*');
    await field(scene, 'Slug').fill('help-for-all-veterans');
    await save(scene);
  },
  succeeds: async (scene: Scene) => {
    await scene.press('Edit Sleep in detox');
    await field(scene, 'Title').fill('Sleep in the first week');
    await save(scene);
  },
};

export const deleting = {
  isLost: async (scene: Scene) => {
    await scene.visit('/admin0323/guides');
    await scene.breaks('**/api/admin/guides/*');
    await confirmDeletion(scene, 'Help for teens');
  },
  /** Somebody else was faster. */
  isRefused: async (scene: Scene) => {
    await scene.dismissNotice();
    const guides = await scene.asks<Guide[]>('GET', '/api/guides');
    const guide = guides.find(({ slug }) => slug === 'help-for-teens');
    await scene.asks('DELETE', `/api/admin/guides/${guide?.id}`);
    await confirmDeletion(scene, 'Help for teens');
  },
  succeeds: (scene: Scene) => confirmDeletion(scene, 'Sleep in the first week'),
};

/** The dialog is open, with what was typed. */
export const isKept = (slug: string) => (scene: Scene) => expectPage(field(scene, 'Slug')).toHaveValue(slug);

/** The dialog is closed, and readers see it. */
export const isSaved = (title: string) => async (scene: Scene) => {
  await expectPage(scene.page.getByRole('dialog')).toBeHidden();
  expect(await scene.asks('GET', '/api/guides/sleep-in-detox')).toMatchObject({ title });
};

export async function isGone({ page }: Scene): Promise<void> {
  await expectPage(page.getByText('/guides/sleep-in-detox')).toBeHidden();
}
