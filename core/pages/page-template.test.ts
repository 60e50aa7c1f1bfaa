import { expect, it } from 'vitest';
import type { RenderedPage } from './page-rendering.ts';
import { splitTemplate, writeDocument } from './page-template.ts';

const template = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
  '<!--head--><title>Harborlight</title><!--/head-->',
  '<style>p { color: red }</style>',
  '<!--app--><script type="module" src="/main.js"></script><!--words {"en":"/en.js","es":"/es.js"}--><!--/app-->',
  '</head><body><div id="root"><!--content--><h1>Harborlight</h1><!--/content--></div><!--page-data--></body></html>',
].join('\n');

it('sends the style before what a page says of itself, and loses nothing', () => {
  const { first, rest } = splitTemplate(template, 'es');
  expect(first).toBe(
    '<!doctype html><html lang="es"><head><meta charset="utf-8" />\n<style>p { color: red }</style>',
  );
  const page: RenderedPage = {
    status: 200,
    language: 'es',
    head: '<title>Guías</title>',
    content: '<h1>Guías</h1>',
    data: '{}',
  };
  const whole = writeDocument(template, page);
  const inTwo = first + writeDocument(rest, page);
  const style = '<style>p { color: red }</style>';
  expect(inTwo.replace(style, '')).toBe(whole.replace(style, ''));
});

it('says what it does not find in index.html', () => {
  expect(() => splitTemplate('<html><style></style>', 'en')).toThrow('<!--head-->');
  expect(() => splitTemplate('<html><style></style><!--head--><!--/head-->', 'en')).toThrow('<!--head-->');
});
