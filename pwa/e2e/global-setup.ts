import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    /** See ServerProcess.template. */
    serverTemplate: string;
    /** See Phone.isAccessible. */
    looksFolder: string;
  }
}

/** Browser tests run the built product, in a real Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The app of the server's own release: unit tests build the server alone.
  if (!existsSync('dist/node/../pwa/index.html')) throw new Error('Build first: npm run build');
  project.provide('chromiumPath', await findChromium());
  const first = new ServerProcess();
  await first.start();
  await first.stop();
  project.provide('serverTemplate', first.folder);
  const looksFolder = mkdtempSync(join(tmpdir(), 'harborlight-looks-'));
  project.provide('looksFolder', looksFolder);
  return async () => {
    rmSync(looksFolder, { recursive: true });
    await first.remove();
  };
}
