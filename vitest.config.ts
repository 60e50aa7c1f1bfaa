import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * `it('…', { tags: 'variant' }, …)`: an errand told once more, in another language, on another screen, with another failure.
 * The gate leaves these to `npm run test:long`.
 */
const tags = [{ name: 'variant', description: 'An errand of the gate told in another way.' }];

/** How long a test waits for what comes by itself: far longer than it takes, since a machine may be slow. */
const POLL_MS = 30_000;
const FOLDERS = '{core,server,cli,data,deploy,docs,bench,pwa,release}';

/**
 * Tests beside the code. Threads run as they are built, and so does the toolkit where its process or a window matters: for
 * the rest see cli/testing/run-here.ts.
 */
const besideTheCode = {
  tags,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: POLL_MS } },
  // They wait for disks and processes: a third makes two cores busy.
  maxWorkers: 3,
  // Each file opens and closes what it needs; to read our modules anew for each took a third of the time.
  isolate: false,
  globalSetup: 'cli/testing/build-node.ts',
  env: { HARBORLIGHT_WORKERS: fileURLToPath(new URL('dist/node', import.meta.url)) },
};

/** Errands in browsers, each on a server of its own. */
const inBrowsers = {
  tags,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: POLL_MS } },
  // They wait a good part of their time: a third makes two cores busy.
  maxWorkers: 3,
  setupFiles: 'pwa/e2e/setup.ts',
};

/** Which tier runs what says release/test.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...besideTheCode,
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          setupFiles: 'core/testing/property-seed.ts',
        },
      },
      // What takes minutes by its nature, and what other people wrote.
      {
        test: {
          ...besideTheCode,
          name: 'long',
          include: [`${FOLDERS}/**/*.long.ts`],
          exclude: ['pwa/e2e/**'],
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'browser',
          include: ['pwa/e2e/*.e2e.ts'],
          // One Chromium goes through all files of a worker.
          isolate: false,
          globalSetup: 'pwa/e2e/global-setup.ts',
        },
      },
      // What goes through every page of the app, or takes it away piece by piece.
      {
        test: {
          ...inBrowsers,
          name: 'sweeps',
          include: ['pwa/e2e/*.long.ts'],
          isolate: false,
          globalSetup: 'pwa/e2e/global-setup.ts',
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'engines',
          include: ['pwa/e2e/engines/*.engine.ts'],
          globalSetup: ['pwa/e2e/global-setup.ts', 'pwa/e2e/engines/global-setup.ts'],
        },
      },
    ],
  },
});
