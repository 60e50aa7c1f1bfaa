import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { STARTUP_COLORS, startupImagesOf } from './startup-images.ts';

it('draws what an iPhone shows at the start in its own pixels, light and dark, whichever way it is held', () => {
  const images = startupImagesOf({ width: 390, height: 844 }, 3);
  const told = images.map(({ media, width, height }) => [media, `${width}x${height}`]);
  expect(told).toEqual([
    ['(orientation: portrait) and (prefers-color-scheme: light)', '1170x2532'],
    ['(orientation: landscape) and (prefers-color-scheme: light)', '2532x1170'],
    ['(orientation: portrait) and (prefers-color-scheme: dark)', '1170x2532'],
    ['(orientation: landscape) and (prefers-color-scheme: dark)', '2532x1170'],
  ]);
  expect(startupImagesOf({ width: 844, height: 390 }, 3)).toEqual(images);
});

it('draws it on the ground of the page that comes then', () => {
  const colors = readFileSync(fileURLToPath(new URL('../public/colors.css', import.meta.url)), 'utf8');
  const [light, dark] = colors.split('@media (prefers-color-scheme: dark)');
  const paper = (scheme = '') => /--paper: (#[0-9a-f]{6});/.exec(scheme)?.[1];
  expect(STARTUP_COLORS).toEqual({ light: paper(light), dark: paper(dark) });
});
