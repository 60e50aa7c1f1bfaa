import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData, RenderedPage } from '#core/page-rendering.ts';

/** Makes documents of what is rendered. */
export interface PageTemplate {
  /** A whole page. */
  page(page: RenderedPage): Promise<string>;
  /** The frame without a page: the browser's app makes it. */
  frame(data: PageData): Promise<string>;
}

/** The PWA's index.html, whose comments say what goes where. It is read when the first page is asked for. */
export function openPageTemplate(pwaFolder: string): PageTemplate {
  let reading: Promise<string> | undefined;
  const read = () => (reading ??= readFile(join(pwaFolder, 'index.html'), 'utf8'));
  return {
    async page({ language, head, content, data }) {
      const html = replaceBetween(await read(), 'head', head).replace(
        '<html lang="en"',
        `<html lang="${language}"`,
      );
      return withData(replaceBetween(html, 'content', content), data);
    },
    async frame(data) {
      return withData(await read(), data);
    },
  };
}

function withData(html: string, data: PageData): string {
  // `<` would let a value close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '<!--page-data-->',
    () => `<script type="application/json" id="page-data">${json}</script>`,
  );
}

/** What stands from `<!--name-->` to `<!--/name-->`, and both comments, make way. */
function replaceBetween(html: string, name: string, replacement: string): string {
  const [opening, closing] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [start, end] = [html.indexOf(opening), html.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`index.html has no ${opening} with its end.`);
  return html.slice(0, start) + replacement + html.slice(end + closing.length);
}
