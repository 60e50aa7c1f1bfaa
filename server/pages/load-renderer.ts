import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#core/pages/page-rendering.ts';

/**
 * Loads what renders the pages, as the build has bundled it from pwa/render-page.tsx. By its file, since the server
 * imports nothing from the PWA: it knows only what core/pages/page-rendering.ts says.
 */
export async function loadRenderer(builtFolder: string): Promise<RenderPage> {
  const file = pathToFileURL(join(builtFolder, 'node/render-page.js')).href;
  const { renderPage } = (await import(/* @vite-ignore */ file)) as { renderPage: RenderPage };
  return renderPage;
}
