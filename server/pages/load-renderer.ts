import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderDocument, RenderPage } from '#core/pages/page-rendering.ts';
import { writeDocument } from '#core/pages/page-template.ts';

/**
 * Loads what renders the pages, as the build has bundled it from pwa/render-page.tsx. By its file, since the server
 * imports nothing from the PWA: it knows only what core/pages/page-rendering.ts says.
 */
export async function loadRenderer(builtFolder: string): Promise<RenderDocument> {
  const file = pathToFileURL(join(builtFolder, 'node/render-page.js')).href;
  const { renderPage } = (await import(/* @vite-ignore */ file)) as { renderPage: RenderPage };
  return intoDocuments(renderPage);
}

/** Has what it renders written into the template. */
export function intoDocuments(renderPage: RenderPage): RenderDocument {
  return async ({ template, ...request }, directory) => {
    const page = await renderPage(request, directory);
    if (!page || page === 'busy') return page;
    return { status: page.status, html: new TextEncoder().encode(writeDocument(template, page)) };
  };
}
