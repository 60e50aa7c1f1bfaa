import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What comes late only where the app is: all but the parts that the server has at once (pwa/site/late-part.tsx). */
const OF_THE_APP = /(?<!latePart\(\(\) => )\bimport\('\.[^']+'\)/g;

/** The words of pages, mails and forms that no phone draws by itself: see pwa/phone-pages.ts. */
const OTHER_WORDS =
  /(about|accessibility|contact|editorialPolicy|forAssistants|installHint|leaving|liveMatching|messageLists|offlinePage|openAddresses|privacy|submitterMail|textMessage|transparency|updateListing): \(\) => import\('[^']+'\)/g;

/** What stands in place of packages that have something else for a page, or more. */
const IN_A_WORKER: Readonly<Record<string, string>> = {
  // React's renderer of strings alone; its package has that of streams in the same entry.
  'react-dom/server': createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace('package.json', 'cjs/react-dom-server-legacy.browser.production.js'),
  'decode-named-character-reference': fileURLToPath(
    new URL('service-worker/character-references.ts', import.meta.url),
  ),
};

/**
 * Builds the service worker as what draws pages: like the server, but for the pages of pwa/phone-pages.ts alone. It is one
 * file, so that what is not drawn is left out here. A page that lacks something is drawn by the app, and a test notices.
 */
export function drawsPages(): Plugin {
  return {
    name: 'draws-pages',
    enforce: 'pre',
    resolveId: (id) => IN_A_WORKER[id] ?? null,
    transform(code, id) {
      let changed = code
        // For bundlers that know of servers: ours warns of it.
        .replace(/^["']use client["'];?/m, '')
        .replaceAll('import.meta.env.SSR', 'true');
      if (id.includes('/pwa/')) changed = changed.replace(OF_THE_APP, 'new Promise(() => {})');
      if (id.includes('/i18n/parts/')) changed = changed.replace(OTHER_WORDS, '$1: async () => ({})');
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
