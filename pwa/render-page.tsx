import { languages } from '#core/i18n/languages.ts';
import { personalPages, STAFF_PAGES } from '#core/pages/public-pages.ts';
import { openRenderer } from './renderer.tsx';
import { pages } from './routes.tsx';
import { loadLateParts } from './site/late-part.tsx';
import { loadWords } from './text.tsx';

const devicePages: readonly string[] = [...personalPages, `${STAFF_PAGES}/*`];

/** All pages at once: nothing loads late here. */
const loaded = await Promise.all(
  Object.entries(pages).map(async ([path, page]) => {
    if (devicePages.includes(path)) return [path, null] as const;
    return [path, page.load ? (await page.load()).default : page] as const;
  }),
);

await loadLateParts();

await Promise.all(languages.map(loadWords));

/** The pages as the server sends them. */
export const renderPage = openRenderer(Object.fromEntries(loaded));
