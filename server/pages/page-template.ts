import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#core/i18n/languages.ts';
import type { PageData, RenderedPage } from '#core/pages/page-rendering.ts';

/** Makes documents of what is rendered. */
export interface PageTemplate {
  /** A whole page. */
  page(page: RenderedPage): Promise<string>;
  /** The frame without a page, at an address in a language: the browser's app makes it. */
  frame(language: Language, data: PageData): Promise<string>;
}

/** The PWA's index.html, whose comments say what goes where. It is read when the first page is asked for. */
export function openPageTemplate(pwaFolder: string): PageTemplate {
  let reading: Promise<string> | undefined;
  const read = () => (reading ??= readFile(join(pwaFolder, 'index.html'), 'utf8'));
  return {
    async page({ language, head, content, data }) {
      const html = replaceBetween(withWords(await read(), language), 'head', head).replace(
        '<html lang="en"',
        `<html lang="${language}"`,
      );
      return withData(withoutApp(replaceBetween(html, 'content', content)), data);
    },
    async frame(language, data) {
      return withData(withWords(await read(), language), JSON.stringify(data));
    },
  };
}

/** Has the browser fetch the language's words beside the app, which asks for them only once it runs. */
function withWords(html: string, language: Language): string {
  return html.replace(
    /<!--words (.*?)-->/,
    (_, files) => `<link rel="preload" as="script" crossorigin href="${JSON.parse(files)[language]}">`,
  );
}

/** A page that is there needs the app later: its files are named where pwa/start.ts finds them, and not fetched yet. */
function withoutApp(html: string): string {
  const links = /<!--app-->([\s\S]*)<!--\/app-->/.exec(html)?.[1] ?? '';
  return replaceBetween(html, 'app', `<template id="app">${links}</template>`);
}

function withData(html: string, json: string): string {
  // `<` would let a value close the element.
  const safe = json.replaceAll('<', '\\u003c');
  return html.replace(
    '<!--page-data-->',
    () => `<script type="application/json" id="page-data">${safe}</script>`,
  );
}

/** What stands from `<!--name-->` to `<!--/name-->`, and both comments, make way. */
function replaceBetween(html: string, name: string, replacement: string): string {
  const [opening, closing] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [start, end] = [html.indexOf(opening), html.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`index.html has no ${opening} with its end.`);
  return html.slice(0, start) + replacement + html.slice(end + closing.length);
}
