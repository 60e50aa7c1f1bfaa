import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { importRealDirectory } from '../../../bench/real-directory.ts';
import { ServerProcess } from '../server-process.ts';
import { type FoundEngines, findEngines } from './find-engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: FoundEngines;
    /** See ServerProcess.template: of the largest directory there is. */
    largestTemplate: string;
  }
}

/** Finds the engines, says plainly which are missing, and has one server make the largest directory's files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The app of the server's own release: unit tests build the server alone.
  if (!existsSync('dist/node/../pwa/index.html')) throw new Error('Build first: npm run build');
  const engines = findEngines();
  project.provide('engines', engines);
  for (const [name, found] of Object.entries(engines)) {
    // biome-ignore lint/suspicious/noConsole: nobody should think that an engine was tried that was not.
    if ('missing' in found) console.log(`${name} is left out: it ${found.missing}.`);
  }
  const first = new ServerProcess();
  importRealDirectory(first.databaseFile);
  await first.start();
  await first.stop();
  project.provide('largestTemplate', first.folder);
  return () => first.remove();
}
