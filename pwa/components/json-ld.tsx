import { inLanguage } from '#core/i18n/languages.ts';
import { useOrigin } from '../site/environment.ts';
import type { Site, Thing } from '../structured-data/thing.ts';
import { useLanguage, useText } from '../text.tsx';

/** Structured data for search engines: https://schema.org, as JSON-LD. Not run by the browser. */
export function JsonLd({ describe }: { describe: (site: Site) => readonly Thing[] }) {
  const [origin, language, text] = [useOrigin(), useLanguage(), useText()];
  const addressOf = (path: string) => origin + inLanguage(language, path);
  const things = describe({ origin, addressOf, language, text });
  return things.map((thing) => (
    <script
      key={thing['@type']}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped by writeJsonLd
      dangerouslySetInnerHTML={{ __html: writeJsonLd(thing) }}
    />
  ));
}

/** The text of the element. `<` in a value could close it. */
export function writeJsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}
