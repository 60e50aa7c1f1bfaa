/** Structured data for search engines: https://schema.org, as JSON-LD. Not run by the browser. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  // `<` in a value could close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
