import { matchPath } from 'react-router-dom';
import { type Language, splitLanguage } from '#core/i18n/languages.ts';
import { knownAddress } from '#core/pages/known-address.ts';
import type { RenderedPage, RenderPage } from '#core/pages/page-rendering.ts';
import { splitTemplate, writeDocument } from '#core/pages/page-template.ts';
import { toggledAddress } from '#core/pages/search-address.ts';
import type { PlaceTable } from '#core/search/place-table.ts';
import { phonePages } from '../phone-pages.ts';
import { openRenderer } from '../renderer.tsx';
import { loadLateParts } from '../site/late-part.tsx';
import { loadWords } from '../text.tsx';
import { heldPlaces } from './open-copy.ts';
import { readCopy } from './read-copy.ts';
import { isStoreSilent, waitForStore } from './wait-for-store.ts';

/**
 * The page at an address as a finished document, drawn of the copy as the server would draw it: there before the app, and
 * without a network. What every document begins with is sent at once, and read while the page is drawn. `readShell` gives
 * the app's index.html, as which the document goes on where the app has to draw the page: one of which the copy does not
 * know all, or soon. Undefined where it is none of `phonePages`, or that file does not come.
 */
export async function drawDocument(
  { url, event }: { url: URL; event: ExtendableEvent },
  readShell: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const toggled = toggledAddress(url.pathname, url.searchParams);
  if (toggled !== undefined) return Response.redirect(toggled, 303);
  const address = knownAddress(url.pathname + url.search);
  const { language, address: own } = splitLanguage(address);
  if (isStoreSilent() || !isDrawn(own)) return undefined;
  const drawing = drawPage(address, url.origin);
  const shell = await waitForStore(readShell()).catch(() => undefined);
  if (!shell) return undefined;
  const { first, rest } = splitTemplate(await shell.text(), language);
  const headers = new Headers(shell.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const written = drawing.then((page) => (page ? writeDocument(rest, page) : rest));
  event.waitUntil(written);
  return new Response(streamOf(first, written), { headers });
}

/** Undefined where the app has to draw it. */
async function drawPage(address: string, origin: string): Promise<RenderedPage | undefined> {
  try {
    const places = placesFor(address);
    const [copy, offline, render] = await Promise.all([
      readCopy(address, waitForStore),
      waitForStore(isOfflineWithAll()),
      loadRenderer(splitLanguage(address).language),
    ]);
    if (!copy) return undefined;
    const today = new Date().toISOString().slice(0, 10);
    const request = { address, origin, site: copy.site, today };
    const page = await render(offline ? { ...request, offline } : request, copy.answers(places));
    // What is not found here the server may have.
    return page === 'busy' || page?.status !== 200 ? undefined : page;
  } catch {
    // The app says what there is to say.
    return undefined;
  }
}

function streamOf(first: string, rest: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(first));
      controller.enqueue(encoder.encode(await rest));
      controller.close();
    },
  });
}

function isDrawn(address: string): boolean {
  const [path = ''] = address.split('?');
  return Object.keys(phonePages).some((pattern) => matchPath(pattern, path));
}

/** Reads the table of places once it is asked for; at once where the page at the address will, which searches by words. */
function placesFor(address: string): () => Promise<PlaceTable | undefined> {
  let reading: Promise<PlaceTable | undefined> | undefined;
  const read = () => {
    reading ??= waitForStore(heldPlaces.table({ mayFetch: false }));
    return reading;
  };
  const [, query] = address.split('?');
  const params = new URLSearchParams(query);
  if (params.has('q') || params.has('near')) read().catch(() => undefined);
  return read;
}

/** Whether the page can say at once what OfflineBanner will: that there is no network. That a server is gone shows later. */
async function isOfflineWithAll(): Promise<boolean> {
  return !navigator.onLine && (await heldPlaces.keptBytes()) !== null;
}

let renderPage: RenderPage | undefined;

async function loadRenderer(language: Language): Promise<RenderPage> {
  await loadLateParts();
  await loadWords(language);
  renderPage ??= openRenderer(phonePages);
  return renderPage;
}
