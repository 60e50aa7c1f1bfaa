import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPageThread } from '../pages/page-thread.ts';
import { startApp } from './running-app.ts';

/** Where the build lies whose renderer the tests take. */
export const BUILT_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** The frame that they are rendered into. */
export const FRAME = `<head><!--head--><title>Frame</title><!--/head-->
  <!--app--><link rel="preload" as="script" crossorigin href="/assets/main.js"><!--/app--><!--page-data--></head>
  <div id="root"><!--content--><h1>Harborlight</h1><!--/content--></div>`;

/** A running app that renders its pages as the server does, in their thread, into a small frame. */
export async function startPageApp(
  context: Parameters<typeof startApp>[0] = {},
): ReturnType<typeof startApp> {
  const failures: Error[] = [];
  const pages = openPageThread({ builtFolder: BUILT_FOLDER }, (error) => failures.push(error));
  const server = await startApp({ renderPage: pages.render, ...context });
  mkdirSync(join(server.folder, 'pwa'), { recursive: true });
  writeFileSync(join(server.folder, 'pwa/index.html'), FRAME);
  return {
    ...server,
    async stop(options) {
      await pages.stop();
      await server.stop(options);
      if (failures[0]) throw failures[0];
    },
  };
}
