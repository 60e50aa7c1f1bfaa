import type { Language } from '../i18n/languages.ts';
import type { PageData, RenderedPage } from './page-rendering.ts';

/** A whole page in the PWA's index.html (`template`), whose comments say what goes where. */
export function writeDocument(template: string, { language, head, content, data }: RenderedPage): string {
  const html = replaceBetween(withWords(template, language), 'head', head).replace(
    '<html lang="en"',
    `<html lang="${language}"`,
  );
  return withData(withoutApp(replaceBetween(html, 'content', content)), data);
}

/** The frame without a page, at an address in a language: the browser's app makes it. */
export function writeFrame(template: string, language: Language, data: PageData): string {
  return withData(withWords(template, language), JSON.stringify(data));
}

/**
 * The PWA's index.html in two: what a document in a language begins with, whatever its page, which is enough for a browser to
 * read the style while the page is still being made; and the template of how it goes on.
 */
export function splitTemplate(template: string, language: Language): { first: string; rest: string } {
  const [style = ''] = /<style>.*?<\/style>/s.exec(template) ?? [];
  const start = template.indexOf('<!--head-->');
  if (start < 0 || template.indexOf(style) < start)
    throw new Error('index.html has no <!--head--> before its style.');
  const first = template.slice(0, start).replace('<html lang="en"', `<html lang="${language}"`);
  return { first: first + style, rest: template.slice(start).replace(style, '') };
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
