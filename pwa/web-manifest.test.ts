import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { isOpaque, readImageSize } from './testing/image-size.ts';
import { webManifest } from './web-manifest.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name));
const head = parse(read('index.html').toString()).querySelector('head')!;
const [light, dark] = read('public/colors.css').toString().split('@media (prefers-color-scheme: dark)');
const color = (scheme: string | undefined, name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme ?? '')?.[1];

it('gives the status bar the color of the header below it, in the light and in the dark', () => {
  const colors = head
    .querySelectorAll('meta[name=theme-color]')
    .map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]);
  expect(colors).toEqual([
    ['(prefers-color-scheme: light)', color(light, 'header')],
    ['(prefers-color-scheme: dark)', color(dark, 'header')],
  ]);
  expect(color(light, 'header')).not.toBe(color(dark, 'header'));
  expect(webManifest.theme_color).toBe(color(light, 'header'));
  expect(webManifest.background_color).toBe(color(light, 'paper'));
});

it('takes the whole of a phone’s screen, may be zoomed, and is not rewritten by the phone', () => {
  const contentOf = (name: string) => head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect(contentOf('viewport')).toBe('width=device-width, initial-scale=1, viewport-fit=cover');
  for (const found of ['telephone', 'date', 'email', 'address']) {
    expect(contentOf('format-detection')).toContain(`${found}=no`);
  }
  expect(contentOf('apple-mobile-web-app-title')).toBe(webManifest.short_name);
});

it('has icons of the sizes that it states, and an opaque one for iPhones', () => {
  const icons = (webManifest.icons ?? []).map(({ src, sizes }) => [src, sizes]);
  expect(icons.length).toBeGreaterThan(2);
  for (const [src, sizes] of icons) expect(readImageSize(read(`public${src}`)), src).toBe(sizes);
  const touchIcon = head.querySelector('link[rel=apple-touch-icon]');
  const png = read(`public${touchIcon?.getAttribute('href')}`);
  expect(readImageSize(png)).toBe(touchIcon?.getAttribute('sizes'));
  expect(isOpaque(png)).toBe(true);
  // Its corners are left to be cut, so it is not opaque.
  expect(isOpaque(read('public/icons/icon-192.png'))).toBe(false);
});
