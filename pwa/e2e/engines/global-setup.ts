import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { importRealDirectory } from '../../../bench/real-directory.ts';
import { ServerProcess } from '../server-process.ts';
import { startBusyLoops } from './busy-loops.ts';
import { type FoundEngines, findEngines } from './find-engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: FoundEngines;
    /** See ServerProcess.template: of the largest directory there is. */
    largestTemplate: string;
  }
}

/**
 * Finds the engines, and has one server make the largest directory's files. As under load, with three loops that do nothing
 * else: ENGINE_BUSY=3 npx vitest run --project engines
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The app of the server's own release: unit tests build the server alone.
  if (!existsSync('dist/node/../pwa/index.html')) throw new Error('Build first: npm run build');
  project.provide('engines', findEngines());
  const first = new ServerProcess();
  importRealDirectory(first.databaseFile);
  await first.start();
  await first.stop();
  project.provide('largestTemplate', first.folder);
  const busyLoops = startBusyLoops(Number(process.env.ENGINE_BUSY ?? 0));
  return async () => {
    await busyLoops.end();
    await first.remove();
  };
}
