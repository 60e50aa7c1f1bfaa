import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type Token, tokTypes } from 'acorn';
import { expect, it } from 'vitest';

/**
 * What the oldest browsers of the README read: ES2022, but neither static blocks of classes nor lookbehind in regular
 * expressions, which Safari has only from 16.4 on: https://caniuse.com/js-regexp-lookbehind. The build does not rewrite
 * the latter, and where one stands the whole script does not run.
 */
const ECMA_VERSION = 2022;

const built = fileURLToPath(new URL('../dist/pwa/', import.meta.url));

it('builds scripts that the oldest browsers can read', () => {
  if (!existsSync(built)) throw new Error('Build first: npm run build');
  const scripts = [
    ...readdirSync(`${built}assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `assets/${name}`),
    'service-worker.js',
  ];
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap((name) => findTooNew(readFileSync(built + name, 'utf8'), name))).toEqual([]);
});

it.each([
  ['const last = list.findLast((a) => a)\nclass A { #a = 1; has(b) { return #a in b } }', 0],
  ['class A { static { A.a = 1 } }', 1],
  ['text.split(/(?<=,)/)', 1],
  ['text.match(/[\\p{L}--[a-z]]/v)', 1],
  ['using file = open()', 1],
])('tells what is too new for them: %s', (source, count) => {
  expect(findTooNew(source, 'a.js')).toHaveLength(count);
});

function findTooNew(source: string, name: string): string[] {
  const found: string[] = [];
  let before = '';
  const look = ({ type, start, end }: Token) => {
    const text = source.slice(start, end);
    const looksBehind = type === tokTypes.regexp && /\(\?<[=!]/.test(text);
    const isStaticBlock = text === '{' && before === 'static';
    if (looksBehind || isStaticBlock) found.push(`${name}: ${source.slice(start, end + 40)}`);
    before = text;
  };
  try {
    parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'module', onToken: look });
  } catch (error) {
    found.push(`${name}: ${error}`);
  }
  return found;
}
