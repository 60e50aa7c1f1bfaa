import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    /** See ServerProcess.template: of the sample's centers in a few states. */
    serverTemplate: string;
    /** The same of the whole sample: for what is about the copy itself. */
    wholeTemplate: string;
    /** See Phone.isAccessible. */
    looksFolder: string;
  }
}

/**
 * The states of which an errand tells. Each state is a file of the offline copy, and each file costs the first visit of a
 * phone 15 ms of a processor.
 */
const STATES = ['AL', 'AZ', 'CA', 'CO', 'ME', 'NY', 'OH', 'OR', 'TX', 'WY'];

/** Browser tests run the built product, in a real Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The app of the server's own release: unit tests build the server alone.
  if (!existsSync('dist/node/../pwa/index.html')) throw new Error('Build first: npm run build');
  project.provide('chromiumPath', await findChromium());
  const first = new ServerProcess();
  await first.start();
  const wholeFolder = mkdtempSync(join(tmpdir(), 'harborlight-whole-'));
  cpSync(first.folder, wholeFolder, { recursive: true });
  project.provide('wholeTemplate', wholeFolder);
  await first.keepStates(STATES);
  await first.stop();
  project.provide('serverTemplate', first.folder);
  const looksFolder = mkdtempSync(join(tmpdir(), 'harborlight-looks-'));
  project.provide('looksFolder', looksFolder);
  return async () => {
    rmSync(looksFolder, { recursive: true });
    rmSync(wholeFolder, { recursive: true });
    await first.remove();
  };
}
