import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testClient } from 'hono/testing';
import type { CenterFields } from '#core/center.ts';
import { makeSlug } from '#core/slug.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { createApp } from '../app.ts';
import { fieldsToRow } from '../center-rows.ts';
import { type Db, openDatabase } from '../db.ts';
import { openLiveDirectory } from '../live-directory.ts';

/** The app on a real database file of its own, with its worker thread. */
export async function startApp({ pollMs = 20 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  const snapshotFolder = join(folder, 'snapshots');
  const pwaFolder = join(folder, 'pwa');
  mkdirSync(pwaFolder);
  const db = await openDatabase(databaseFile);
  const errors: Error[] = [];
  const live = await openLiveDirectory(
    { databaseFile, snapshotFolder, textHelpPhone: null, pollMs },
    (error) => errors.push(error),
    (trouble) => errors.push(new Error(trouble)),
  );
  const app = createApp({
    live,
    snapshotFolder,
    pwaFolder,
    logError: (error) => errors.push(error),
  });

  const untilNewerThan = async (version?: string): Promise<void> => {
    while (live.manifest?.version === version) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await untilNewerThan();

  return {
    db,
    app,
    live,
    folder,
    client: testClient(app),
    errors,
    /** Writes a change, and resolves once it can be seen. */
    async change(write: () => Promise<void>): Promise<void> {
      const before = live.manifest?.version;
      await write();
      await untilNewerThan(before);
    },
    async stop(): Promise<void> {
      await live.stop();
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes centers as staff would, each with what is given and nothing else known. */
export async function addCenters(
  db: Db,
  ...centers: (Pick<CenterFields, 'name' | 'city' | 'state'> &
    Partial<CenterFields> & { reviewStatus?: 'NEEDS_REVIEW' | 'UNPUBLISHED'; lastVerifiedAt?: string })[]
): Promise<void> {
  await db
    .insertInto('centers')
    .values(
      centers.map(({ reviewStatus, lastVerifiedAt, ...fields }) => ({
        ...fieldsToRow({ ...nothingKnown, ...fields }),
        slug: makeSlug(fields),
        review_status: reviewStatus ?? 'PUBLISHED',
        last_verified_at: lastVerifiedAt ?? null,
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: '2026-11-01T00:00:00.000Z',
      })),
    )
    .execute();
}
