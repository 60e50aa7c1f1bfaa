import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** How long a test waits for what comes by itself: far longer than it takes, since a machine may be slow. */
const POLL_MS = 30_000;

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'dist/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,server,cli,data,deploy,docs,bench,pwa,release}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: POLL_MS } },
          maxWorkers: 2,
          // Each file opens and closes what it needs; to read our modules anew for each took a third of the time.
          isolate: false,
          globalSetup: 'cli/testing/build-node.ts',
          env: { HARBORLIGHT_WORKERS: fileURLToPath(new URL('dist/node', import.meta.url)) },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['pwa/e2e/*.e2e.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: POLL_MS } },
          // Each errand starts its own server and Chromium, and waits a good part of its time; two cores carry no more.
          maxWorkers: 2,
          // One Chromium goes through all files of a worker.
          isolate: false,
          sequence: { groupOrder: 1 },
          globalSetup: 'pwa/e2e/global-setup.ts',
          setupFiles: 'pwa/e2e/setup.ts',
        },
      },
      {
        test: {
          name: 'engines',
          include: ['pwa/e2e/engines/*.engine.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: POLL_MS } },
          maxWorkers: 2,
          globalSetup: ['pwa/e2e/global-setup.ts', 'pwa/e2e/engines/global-setup.ts'],
          setupFiles: 'pwa/e2e/setup.ts',
        },
      },
    ],
  },
});
