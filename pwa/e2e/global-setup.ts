import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

/** Browser tests run the built product, in a real Chromium. */
export default async function setup(project: TestProject): Promise<void> {
  if (!existsSync('dist/pwa/index.html')) throw new Error('Build first: npm run build');
  project.provide('chromiumPath', await findChromium());
}
