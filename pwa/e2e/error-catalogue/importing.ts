import { expect } from 'vitest';
import { expectPage } from '../expect-page.ts';
import type { Scene } from './scene.ts';

/** How staff gets into the situations of the bulk import. */

/** A row that is right, one with a warning, and one that is wrong. */
const file = {
  name: 'our-centers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'name,city,state,levels_of_care',
      'Quiet Pier,Waco,TX,IOP',
      'Lantern Point,Austin,TX,"DETOX, Spa"',
      'Still Water,Dallas,Texass,IOP',
    ].join('\n'),
  ),
};
export const BUSY = 'The directory is being updated. Please try again in a moment.';

const chooser = ({ page }: Scene) => page.locator('input[type=file]');

/** Chooses the file, looks at what would be done, and has it done. */
async function importFile(scene: Scene, whatIsWrong?: { status: number; body: string }): Promise<void> {
  await scene.visit('/admin0323/bulk-import');
  await chooser(scene).setInputFiles(file);
  const button = scene.page.getByRole('button', { name: /^Import 2 new centers/ });
  // It shows how far it is: a busy machine takes its time.
  await expectPage(button).toBeVisible();
  if (whatIsWrong) await scene.breaks('**/api/admin/bulk-import?*', whatIsWrong);
  await button.click();
}

export const bulkImport = {
  isRefused: (scene: Scene) =>
    importFile(scene, {
      status: 503,
      body: JSON.stringify({ error: { code: 'database_busy', message: BUSY } }),
    }),
  meetsTrouble: (scene: Scene) => importFile(scene, { status: 500, body: 'Out of order' }),
  succeeds: (scene: Scene) => importFile(scene),
  tellsOfEachRow: async (scene: Scene) => {
    const { page } = scene;
    for (const [list, row] of [
      ['Errors (1)', /^Row 4.*“Texass” is not a US state/],
      ['Warnings (1)', /^Row 3.*“Spa” is not one of/],
    ] as const) {
      const found = page.locator('details').filter({ hasText: list });
      if ((await found.getAttribute('open')) === null) await found.locator('summary').click();
      await expectPage(found.getByText(row).locator('visible=true').first()).toBeVisible();
    }
    // The server's directory follows the database within two seconds.
    const isFound = async () =>
      expect(await scene.asks('GET', '/api/centers?q=Quiet Pier')).toMatchObject({ total: 1 });
    await expectPage(isFound).toPass({ timeout: 60_000 });
  },
  isNoCsv: async (scene: Scene) => {
    await scene.dismissNotice();
    await chooser(scene).setInputFiles({
      name: 'centers.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
  },
};
