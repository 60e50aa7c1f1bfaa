import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addMatchingRequest, addSubmission, contact, listing } from '#server/testing/stored-messages.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { signInOn } from './staff-browser.ts';

const server = new ServerProcess();
/** What stands for `:id` in an address. */
const ids: Record<string, string> = { submissions: '', centers: '00000001' };

beforeAll(async () => {
  await server.start();
  const db = await openDatabase(server.databaseFile);
  await addSubmission(
    db,
    listing(`Sample ${'Extraordinarily Long-Named Recovery Services Cooperative '.repeat(3)}`),
  );
  await addSubmission(db, contact({ message: 'W'.repeat(300) }));
  await addMatchingRequest(db, { at: new Date('2026-11-01T00:00:00Z') });
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('type', '=', 'NEW_CENTER')
    .executeTakeFirstOrThrow();
  ids.submissions = id;
  await db.destroy();
});
afterAll(() => server.remove());

/** Every page of the admin area, from its list of routes. */
function addresses(): string[] {
  const routes = readFileSync('pwa/admin/admin-routes.tsx', 'utf8');
  const paths = [...routes.matchAll(/path: '([^'*]+)'/g)].map(([, path]) => path!);
  return ['', ...paths].map(
    (path) => `/admin0323/${path.replace(/^(\w+)\/:id$/, (_, of) => `${of}/${ids[of]}`)}`,
  );
}

/** Of these the gate takes every fourth: each is looked at in its own errand, too. */
const isMain = (_: string, index: number) => index % 4 === 0;

it('shows staff its pages without a barrier, light and dark, from 320 to 1280 pixels wide', async () => {
  expect(addresses().length).toBeGreaterThan(12);
  await holdUpEverywhere(addresses().filter(isMain));
});

it('shows staff every other page so, too', { tags: 'variant' }, async () => {
  await holdUpEverywhere(addresses().filter((address, index) => !isMain(address, index)));
});

async function holdUpEverywhere(pages: readonly string[]): Promise<void> {
  const phone = new Phone(server, { serviceWorkers: 'block' });
  await phone.openBrowser();
  await signInOn(phone, 'Ada Admin', 'admin');
  for (const address of pages) {
    await phone.open(address);
    await phone.holdsUpEverywhere();
  }
  await phone.closeBrowser();
}
