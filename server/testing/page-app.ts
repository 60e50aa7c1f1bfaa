import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRenderer } from '../pages/load-renderer.ts';
import { startApp } from './running-app.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const FRAME = `<head><!--head--><title>Frame</title><!--/head--><!--page-data--></head>
  <div id="root"><!--content--><h1>Harborlight</h1><!--/content--></div>`;

/** A running app that renders its pages, into a small frame. */
export async function startPageApp(
  context: Parameters<typeof startApp>[0] = {},
): ReturnType<typeof startApp> {
  const server = await startApp({ renderPage: await loadRenderer(built), ...context });
  mkdirSync(join(server.folder, 'pwa'), { recursive: true });
  writeFileSync(join(server.folder, 'pwa/index.html'), FRAME);
  return server;
}
