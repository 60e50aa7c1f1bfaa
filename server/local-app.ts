import { dirname } from 'node:path';
import { createApi } from './api.ts';
import { contextFrom } from './context-from-settings.ts';
import { openDatabase } from './database/db.ts';
import { requireDatabase } from './database/require-database.ts';
import { noDirectory } from './directory/live-directory.ts';
import { openImportJobs } from './imports/jobs/bulk-import-jobs.ts';
import { noLog } from './log.ts';
import { publisherOf } from './settings/publisher-setting.ts';
import type { SettingOrigins, Settings } from './settings/settings.ts';

/** The server's app on its database, in this process and without a port: for the terminal. */
interface LocalApp {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
  close(): Promise<void>;
}

/**
 * Opens the app on the database of the settings for `operator`, whose name the history gets. It keeps no directory in
 * memory and sends no queued mail: that is for a server, which notices what was written. Throws 404 `no_database`
 * where the file is not there, unless it may be made.
 */
export async function openLocalApp(
  settings: Settings,
  {
    operator,
    origins,
    create = false,
    logError,
  }: {
    operator: string;
    origins: SettingOrigins;
    create?: boolean;
    logError: (error: Error) => void;
  },
): Promise<LocalApp> {
  const file = settings.HARBORLIGHT_DB;
  if (!create) requireDatabase(file);
  const db = await openDatabase(file);
  const importJobs = openImportJobs(file, {
    ...noLog,
    error: (error) => logError(error instanceof Error ? error : new Error(error)),
  });
  const app = createApi({
    db,
    live: noDirectory(publisherOf(settings)),
    importJobs,
    // Nobody asks for files here: the folder only has to be there.
    snapshotFolder: dirname(file),
    pwaFolder: dirname(file),
    renderPage: undefined,
    ...contextFrom(settings, origins),
    operator: {
      id: 0,
      email: '',
      name: operator,
      role: 'admin',
      sessionId: 0,
      channel: 'terminal',
      readOnly: false,
      twoStep: 'off',
    },
    wakeMail: () => {},
    log: noLog,
    logError,
    observer: undefined,
    metrics: undefined,
  });
  return {
    request: (path, init) => app.request(path, init),
    async close() {
      await importJobs.stop();
      await db.destroy();
    },
  };
}
