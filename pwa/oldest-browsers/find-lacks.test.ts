import { describe, expect, it } from 'vitest';
import { findInPage } from './markup.ts';
import { findInScript } from './scripts.ts';
import { findInStyles } from './styles.ts';
import { featureAt, lackOf } from './support.ts';

describe('scripts', () => {
  it.each([
    ['text.split(/(?<=,)/)', 'regular_expressions.lookbehind_assertion'],
    ['RegExp(`(?<!a)b`)', 'regular_expressions.lookbehind_assertion'],
    ['new RegExp("[\\\\p{L}--[a-z]]", "v")', 'builtins.RegExp.unicodeSets'],
    ['RegExp("(?i:a)b")', 'regular_expressions.modifier'],
    ['class A { static { A.a = 1 } }', 'classes.static.initialization_blocks'],
    ['const a = 1; class A { b = f((a)) } function f() {}', 'classes.public_class_fields'],
    ['const a = 1; class A { #b = [(1, a)][0] }', 'classes.public_class_fields'],
    [
      'let f; class A { static #a = f = () => (g(this), this) } function g() {}',
      'classes.public_class_fields',
    ],
    ['await start()', 'operators.await.top_level'],
    ['list.toSorted(compare)', 'builtins.Array.toSorted'],
    ['list["toSpliced"](1)', 'builtins.Array.toSpliced'],
    ['Object.groupBy(list, key)', 'builtins.Object.groupBy'],
    ['new Promise(f); Promise.withResolvers()', 'builtins.Promise.withResolvers'],
    ['new Float16Array(9)', 'builtins.Float16Array'],
    ['if (a.values().drop(1)) b()', 'builtins.Iterator.drop'],
  ])('finds what Safari 15.4 lacks of the language: %s', (source, path) => {
    const found = findInScript(source);
    expect(found.map(({ feature }) => feature)).toContain(`javascript.${path}`);
    expect(found[0]?.lacking).toContain('safari_ios 15.4');
  });

  it.each([
    ['new CompressionStream("gzip")', 'api.CompressionStream'],
    ['self.requestIdleCallback(work)', 'api.Window.requestIdleCallback'],
    ['URL.canParse(text)', 'api.URL.canParse_static'],
    ['AbortSignal.timeout(9)', 'api.AbortSignal.timeout_static'],
    ['navigator.connection.type', 'api.Navigator.connection'],
    ['menu.showPopover()', 'api.HTMLElement.showPopover'],
    ['(0, a.jsx)(`div`, { inert: true })', 'html.global_attributes.inert'],
    ['(0, a.jsxs)("search", {})', 'html.elements.search'],
  ])('finds what one of them lacks of the platform: %s', (source, feature) => {
    expect(findInScript(source).map((one) => one.feature)).toContain(feature);
  });

  it('refuses to read what is newer than all of them', () => {
    expect(() => findInScript('using file = open()')).toThrow();
    expect(() => findInScript('text.match(/[\\p{L}--[a-z]]/v)')).toThrow();
  });

  it.each([
    'class A { #a = 1; #b = new Map(); has(b) { return #a in b } #c() { return this.#a } static d = [] }',
    'class A extends B { state = { failed: false }; act = (a) => f((a), this.state) }',
    'const last = list.findLast((a) => a) ?? list.at(-1)',
    'structuredClone(a); new BroadcastChannel("b"); crypto.randomUUID(); navigator.locks.request("a", f)',
    'text.replace(/(?<year>\\d{4})(?=-)\\p{L}/gu, "$<year>")',
    'typeof requestIdleCallback === "function" ? requestIdleCallback(f) : setTimeout(f)',
    '"CompressionStream" in self && new CompressionStream("gzip")',
    'list.toSorted?.(); menu.showPopover && menu.showPopover()',
    'class Tree { toSorted() {} } tree.toSorted()',
    'const structuredClone2 = {}; function Float16Array() {} new Float16Array()',
  ])('lets pass what they have, or what is asked for before: %s', (source) => {
    expect(findInScript(source)).toEqual([]);
  });

  it('does not take a call of the very thing for a question', () => {
    expect(findInScript('if (list.toSorted(f).length) g()')).toHaveLength(1);
  });

  it('knows the names that another script gives', () => {
    expect(findInScript('a.requestClose()')).toHaveLength(1);
    expect(findInScript('a.requestClose()', new Set(['requestClose']))).toEqual([]);
  });
});

describe('styles', () => {
  it.each([
    ['a:has(b) { color: red }', 'css.selectors.has'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
    ['a { text-wrap: balance }', 'css.properties.text-wrap'],
    ['a { width: 9cqw }', 'css.types.length.container_query_length_units'],
    ['a { color: color-mix(in lab, red, blue) }', 'css.types.color.color-mix'],
    ['a { color: red; --a: color-mix(in lab, red, blue) }', 'css.types.color.color-mix'],
    ['@container (min-width: 9px) { a { color: red } }', 'css.at-rules.container'],
    ['@media (width >= 9px) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    ['@supports (color: red) { a:has(b) { color: red } }', 'css.selectors.has'],
  ])('finds what one of them lacks: %s', (source, feature) => {
    expect(findInStyles(source).map((one) => one.feature)).toContain(feature);
  });

  it.each([
    'a { height: 100dvh; width: 9px; width: 9cqw }',
    '@supports (height: 1dvh) and selector(:has(a)) { a:has(b) { color: red } }',
    '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in lab, red, blue) } }',
    ':is([open], :popover-open) a { color: red }',
    '@layer base { a:focus-visible { inset: 0; aspect-ratio: 1; color: rgb(0 0 0 / 50%) } }',
  ])('lets pass what they have, and what another value or a question stands in for: %s', (source) => {
    expect(findInStyles(source)).toEqual([]);
  });
});

it('finds what a page holds: elements, attributes, scripts and styles in it', () => {
  const page = `<main inert><search></search><script>list.toSorted()</script><style>a:has(b){color:red}</style>
    <p style="text-wrap:balance"></p><script type="application/json">{"a": 1}</script></main>`;
  expect(findInPage(page).map(({ feature }) => feature)).toEqual(
    expect.arrayContaining([
      'html.global_attributes.inert',
      'html.elements.search',
      'javascript.builtins.Array.toSorted',
      'css.selectors.has',
      'css.properties.text-wrap',
    ]),
  );
});

it('compares versions by number, not by letters', () => {
  // Since Chrome 73, Firefox 66 and Safari 12.1; since Safari 15.5; since Chrome 110.
  expect(lackOf(featureAt('javascript', 'builtins', 'Array', 'flat')!)).toEqual([]);
  expect(lackOf(featureAt('html', 'global_attributes', 'inert')!)).toEqual([
    'safari 15.4',
    'safari_ios 15.4',
  ]);
  expect(lackOf(featureAt('javascript', 'builtins', 'Array', 'toSorted')!)).not.toContain('firefox 115');
  expect(lackOf(featureAt('javascript', 'builtins', 'Array', 'toSorted')!)).toContain('chrome 109');
});
