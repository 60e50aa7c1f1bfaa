import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources of styles that a Content-Security-Policy names beside 'self': the style that the build wrote into index.html,
 * by its hash. https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function styleSources(pwaFolder: string): `'sha256-${string}'`[] {
  const page = join(pwaFolder, 'index.html');
  // A terminal has no pages.
  if (!existsSync(page)) return [];
  const styles = readFileSync(page, 'utf8').matchAll(/<style>(.*?)<\/style>/gs);
  return Array.from(styles, ([, style = '']) => {
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'` as const;
  });
}
