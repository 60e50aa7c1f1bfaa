import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { crisisLines } from '../i18n/en/mcp/crisis-lines.ts';
import { addDays, utcDay } from '../i18n/utc-days.ts';
import { helplines } from './helplines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the public reads as it is written: words, guides, and pages without a script. */
const written = [
  ...filesOf('core/i18n', /\.ts$/),
  ...filesOf('data/guides', /\.md$/),
  ...['pwa/index.html', 'deploy/away.html'].map(read),
  // It is put together from the list, and only whole has the words beside their numbers.
  { file: 'crisis_help', text: crisisLines.map(({ how }) => how).join(' ') },
];
const code = ['core', 'pwa', 'server']
  .flatMap((folder) => filesOf(folder, /\.tsx?$/))
  .filter(({ file }) => !/^core\/(i18n|facts)\//.test(file))
  // The numbers in comments are a center's, and dialed by nobody.
  .map(({ file, text }) => ({ file, text: text.replace(/^\s*(\/?\*|\/\/).*$/gm, '') }));

/** A number of ten digits, as people write it or as a link has it. */
const LONG =
  /(?<![\w-])(?:\+1[2-9]\d{9}|(?:\+?1[-. ])?\(?[2-9]\d{2}(?:\) ?|[-. ])[2-9]\d{2}[-. ]\d{4})(?!\w)/g;
/** A short number or a text code. With five digits it could be a ZIP code, and is found by its link or its word. */
const SHORT = /(?<![\w#.,/$-])(?:[2-9]11|988|\d{6})(?![\w-])/g;
/** What somebody is told to call or to text, of whatever length. */
const TOLD = /\b(?:call|text|dial|llam[ea]r? al|marc[ae]r? el) \[?(\d{3,6})(?![\d,.]*\d)/gi;
const LINK = /\b(?:tel|sms):\+?([\d-]+)/g;
/** In code, where nothing else of so many digits is a text by itself. */
const QUOTED = /['"`>]\s*([2-9]11|988|\d{6}|1?[2-9]\d{9})\s*['"`<]/g;
/** "HOME to 741741", "AYUDA al [988](…)". */
const WORD = /\b([A-ZÁÉÍÓÚÑ]{3,}) (?:to|al|a) \[?(?:<a [^>]*>)?(\d{3,6})(?!\d)/g;
const WORD_OF_LINK = /\bsms:(\d+)\?&(?:amp;)?body=(\w+)/g;
/** "988 and press 1", "[988](tel:988) y oprima el 2". */
const PRESSED = /(?<!\d)(\d{3})(?:\]\([^)]*\)|<\/a>)? (?:and press|y oprima el) (\d)/g;

const listed = new Set(
  helplines.flatMap(({ call, text, words, press }) => [
    ...[call, text].flatMap((number) => (number === undefined ? [] : [dialed(number)])),
    ...Object.values(words ?? {}).map((word) => `${word} to ${text}`),
    ...Object.values(press ?? {}).map((key) => `${call} and press ${key}`),
  ]),
);

it.each(written)('$file writes only numbers and words of the list', ({ text }) => {
  expect(factsOf(text).filter((fact) => !listed.has(fact))).toEqual([]);
});

it('leaves no number in code, which takes it from here', () => {
  const found = code.flatMap(({ file, text }) =>
    [LONG, LINK, QUOTED]
      .flatMap((way) => [...text.matchAll(way)])
      .map(([number, inside = number]) => inside)
      .filter((number) => !isSample(dialed(number)))
      .map((number) => `${file}: ${number}`),
  );
  expect(found).toEqual([]);
});

it('lists nothing that nobody is told of', () => {
  const told = new Set(written.flatMap(({ text }) => factsOf(text)));
  expect([...listed].filter((fact) => !told.has(fact))).toEqual([]);
});

it('writes only websites of 988 that are of the list', () => {
  const known = helplines.flatMap(({ websites }) => Object.values(websites ?? {}));
  const found = written.flatMap(({ text }) => text.match(/https:\/\/(?:www\.)?988\w+\.\w+/g) ?? []);
  expect([...new Set(found)].sort()).toEqual([...known].sort());
});

describe.each(helplines)('$name', ({ id, call, text, words, press, languages, checkedAt, ...facts }) => {
  const { source, alsoNamedBy } = facts;
  it('has one entry, a number, and a source, beside whom somebody else names it', () => {
    expect(alsoNamedBy).not.toEqual([]);
    const host = (page: string) => new URL(page).host.replace(/^www\./, '');
    expect(alsoNamedBy.map(host)).not.toContain(host(source));
    expect(helplines.filter((other) => other.id === id)).toHaveLength(1);
    expect(call ?? text).toBeDefined();
    expect(new URL(source).protocol).toBe('https:');
  });

  it('is answered in every language in which it is named by a word or a key', () => {
    const named = Object.keys({ ...words, ...press }).filter((language) => language !== 'any');
    expect(languages).toEqual(expect.arrayContaining(named));
  });

  it('was looked up within a year', () => {
    const today = utcDay(new Date());
    expect(checkedAt <= today).toBe(true);
    expect(addDays(checkedAt, 365) >= today, `Look ${call ?? text} up again: ${source}`).toBe(true);
  });
});

/** What a text tells people to dial, to text and to press; samples are left out. */
function factsOf(text: string): string[] {
  const numbers = [LONG, SHORT, TOLD, LINK]
    .flatMap((way) => [...text.matchAll(way)])
    .map(([number, inside = number]) => dialed(inside))
    .filter((number) => !isSample(number));
  return [
    ...numbers,
    ...[...text.matchAll(WORD)].map(([, word, number]) => `${word} to ${number}`),
    ...[...text.matchAll(WORD_OF_LINK)].map(([, number, word]) => `${word} to ${number}`),
    ...[...text.matchAll(PRESSED)].map(([, number, key]) => `${number} and press ${key}`),
  ];
}

/** The digits, without the country: "1-800-662-4357" and "+18006624357" are "8006624357". */
function dialed(number: string): string {
  return number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** 555-0100 to 555-0199 reach nobody: https://nationalnanpa.com/number_resource_info/555_numbers.html */
function isSample(number: string): boolean {
  return /^(\d{3})?55501\d\d$/.test(number);
}

function filesOf(folder: string, name: RegExp) {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/\.(test|long)\.tsx?$|(^|\/)(testing|e2e)\//.test(file))
    .map((file) => read(`${folder}/${file}`));
}

function read(file: string) {
  return { file, text: readFileSync(`${root}/${file}`, 'utf8') };
}
