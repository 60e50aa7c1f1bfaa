import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStarterGuides } from '../../data/guides.ts';
import { publicLists } from '../lists/public-lists.ts';
import { labels } from './es/lists.ts';
import { centerPage } from './es/pages/center-page.ts';
import { home } from './es/pages/home.ts';
import { offlinePage } from './es/pages/offline-page.ts';
import { statePages } from './es/pages/state-pages.ts';
import { es } from './es.ts';

/** Names and words that Spanish writes as English does. */
const NAMES = [
  ...['Harborlight', 'humans.txt', 'Crisis Text Line', 'SAMHSA', 'LGBTQ', 'Medicaid', 'Medicare', 'TRICARE'],
  ...['Council on Accreditation (COA)', 'National Committee for Quality Assurance (NCQA)'],
  'Healthcare Facilities Accreditation Program (HFAP)',
  ...['EMDR', 'Joint Commission', 'CARF', 'NAATP', 'AAAHC', 'Hindi', 'Hmong', 'Ojibwa', 'Yupik', 'alcohol'],
];

/** Keys whose values are addresses, anchors and values of lists, not words. */
const NOT_WORDS = ['to', 'id', 'values'];

/** What functions are called with that take more than text and numbers; by catalog and path. */
const SAMPLES: Record<string, readonly unknown[]> = {
  'directory.distance': [12, false],
  'refusals.tooMany': [30],
  'refusals.later': [30],
  'maps.results.most': [[{ state: 'Texas', count: 7 }], 9],
  'centerPage.pageDescription': [{ name: 'Nombre', city: 'Tampa', state: 'FL', phone: '555-0100' }],
  'forAssistants.directory.centers': [900],
  'forAssistants.directory.states': [48, 50, ['Guam']],
  'forAssistants.directory.levels': [['Residencial']],
  'forAssistants.passingOn.licence': [{ name: 'CC0', url: 'https://example.org/licence' }],
};

interface Found {
  path: string;
  text: string;
}

const catalogs = await Promise.all(
  readdirSync(new URL('en/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && existsSync(new URL(`es/${file}`, import.meta.url)))
    .map(async (file) => ({
      file,
      english: { ...(await import(new URL(`en/${file}`, import.meta.url).pathname)) },
      spanish: { ...(await import(new URL(`es/${file}`, import.meta.url).pathname)) },
    })),
);

it('finds the catalogs of both languages', () => {
  expect(catalogs.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['layout.ts', 'forms.ts', 'pages/home.ts']),
  );
});

describe.each(catalogs)('$file in Spanish', ({ english, spanish }) => {
  const said = readAll(spanish);

  it('leaves no words in English', () => {
    const original = new Set(readAll(english).map(({ text }) => text));
    const left = said.filter(({ text }) => original.has(text) && hasWords(text));
    expect(left).toEqual([]);
  });

  it('says what its functions are given', () => {
    for (const { path, values, texts } of calls(spanish)) {
      expect(texts.length, path).toBeGreaterThan(0);
      expect(
        texts.filter((text) => text.trim() === ''),
        path,
      ).toEqual([]);
      const silent = values.filter((value) => !texts.some((text) => says(text, value)));
      expect(silent, path).toEqual([]);
    }
  });

  it('has no empty text, double space, or question and exclamation marks without their openings', () => {
    expect(said.filter(({ text }) => text === '' || / {2}/.test(text))).toEqual([]);
    expect(said.filter(({ text }) => !hasMatchedMarks(text))).toEqual([]);
  });

  it('speaks to the reader as usted, in the Spanish of the United States', () => {
    const wrong =
      /(?<!\p{L})(tú|tu|tus|ti|contigo|puedes|tienes|quieres|necesitas|vosotros|ordenador|móvil)(?!\p{L})/iu;
    expect(said.filter(({ text }) => wrong.test(text))).toEqual([]);
  });

  it('names the crisis lines by their ways in Spanish', () => {
    const all = joinLinked(said);
    expect(all.filter((text) => /\bHOME\b/.test(text))).toEqual([]);
    expect(all.flatMap(findEnglishWays)).toEqual([]);
  });
});

it.each(['pwa/index.html', 'deploy/away.html'])(
  '%s names the crisis lines by their ways in Spanish',
  (file) => {
    const html = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const parts = [...html.matchAll(/<(p|section) lang="es">(.*?)<\/\1>/gs)].map(([, , part = '']) =>
      part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    );
    const all = parts.join(' ');
    expect(all).toMatch(/911.*988 y oprima el 2.*AYUDA al 988/);
    expect(findEnglishWays(all)).toEqual([]);
    // Its recording begins in English.
    if (all.includes('SAMHSA')) expect(all).toMatch(/1-800-662-4357 ?: elija la opción 2 y pida español/);
  },
);

it.each(readStarterGuides().filter(({ language }) => language === 'es'))(
  'the guide $slug names 988 by its ways in Spanish',
  ({ bodyMarkdown }) => {
    const all = bodyMarkdown.replace(/\]\([^)]*\)|[[*]/g, '').replace(/\n\n|\n(?=[-#>]|\d+\.)/g, ' | ');
    expect(findEnglishWays(all.replace(/\s+/g, ' '))).toEqual([]);
  },
);

describe('the labels of lists in Spanish', () => {
  it.each(Object.entries(labels).filter(([name]) => name !== 'jurisdictions'))(
    'leave no words of %s in English',
    (name, spanish) => {
      const { labels: english } = publicLists[name as keyof typeof labels];
      const original: readonly string[] = Object.values(english);
      expect(Object.values(spanish).filter((label) => original.includes(label) && hasWords(label))).toEqual(
        [],
      );
    },
  );

  it.each(Object.entries(labels))('give each value of %s a label of its own', (_name, spanish) => {
    const all: string[] = Object.values(spanish);
    expect(all.filter((label) => label.trim() !== label || label === '')).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('name the states as Spanish does', () => {
    expect(labels.jurisdictions).toMatchObject({
      NY: 'Nueva York',
      PA: 'Pensilvania',
      NC: 'Carolina del Norte',
    });
    const english = /\b(New|North|South|West|Islands|District|States)\b/;
    expect(Object.values(labels.jurisdictions).filter((label) => english.test(label))).toEqual([]);
  });
});

describe('numbers in Spanish', () => {
  it('tell one from many', () => {
    const { directory } = es;
    expect([1, 2, 18_452].map(home.states.count)).toEqual(['1 centro', '2 centros', '18,452 centros']);
    expect([1, 2].map(statePages.list.count)).toEqual(['1 centro', '2 centros']);
    expect([0, 1, 2].map(directory.found)).toEqual([
      '0 centros encontrados',
      '1 centro encontrado',
      '2 centros encontrados',
    ]);
    expect([1, 2].map(centerPage.facility.amounts.bedCount)).toEqual(['1 cama', '2 camas']);
    expect(offlinePage.ready(1, 1)).toBe('En este dispositivo hay 1 centro de 1 estado.');
    expect(offlinePage.ready(18_452, 50)).toBe('En este dispositivo hay 18,452 centros de 50 estados.');
  });

  it('stand before states with the article that a sentence needs', () => {
    const { foundUnverified } = statePages;
    expect(foundUnverified(1, labels.jurisdictions.DC)).toBe(
      '1 centro de tratamiento en el Distrito de Columbia',
    );
    expect(foundUnverified(2, labels.jurisdictions.VI)).toMatch(
      /^2 centros de tratamiento en las Islas Vírgenes/,
    );
    expect(foundUnverified(2, labels.jurisdictions.NY)).toBe('2 centros de tratamiento en Nueva York');
  });
});

/** Sentences that tell to call 988 without its key, or to text it without the word that is answered in Spanish. */
function findEnglishWays(text: string): string[] {
  return text.split(/(?<=[.?!:|])(?=\s|[¿¡\p{Lu}])/u).filter((sentence) => {
    // What happens when I text it, asks a heading.
    if (/\?( \|)?$/.test(sentence)) return false;
    const calls = /\bllam(e|a|ar|en)\b.*\b988\b/i.test(sentence);
    const texts = /\b(env[ií](e|a|ar|en)|mand(e|a|ar|en)|escrib(e|a|ir)|mensaje)(?!\p{L}).*\b988\b/iu.test(
      sentence,
    );
    return (calls && !/oprim(e|a|an|ir) el [12]\b/.test(sentence)) || (texts && !/\bAYUDA\b/.test(sentence));
  });
}

/** The texts, those whole that a link divides. */
function joinLinked(said: readonly Found[]): string[] {
  const whole = new Map<string, string>();
  for (const { path, text } of said) {
    const place = path.replace(/\.\d+(\.label)?$/, '');
    whole.set(place, (whole.get(place) ?? '') + text);
  }
  return [...whole.values()];
}

/** Every text of a catalog, also those that its functions answer. */
function readAll(value: unknown, path = '', leftOut: readonly string[] = NOT_WORDS): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return readAll(answerOf(value, path), path, leftOut);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !leftOut.includes(key))
    .flatMap(([key, part]) => readAll(part, path === '' ? key : `${path}.${key}`, leftOut));
}

interface Call {
  path: string;
  /** What the function was given. */
  values: readonly string[];
  /** What it answered. */
  texts: readonly string[];
}

function calls(value: unknown, path = ''): Call[] {
  if (typeof value === 'function') {
    const texts = readAll(answerOf(value, path), path, []).map(({ text }) => text);
    return [{ path, values: samplesFor(path, value.length).flatMap(leavesOf), texts }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => calls(part, path === '' ? key : `${path}.${key}`));
}

function answerOf(say: CallableFunction, path: string): unknown {
  try {
    return say(...samplesFor(path, say.length));
  } catch (cause) {
    throw new Error(`${path} needs SAMPLES of its own`, { cause });
  }
}

/** Digits pass for a text as for a number; each value is told from the others. */
function samplesFor(path: string, count: number): readonly unknown[] {
  return SAMPLES[path] ?? Array.from({ length: count }, (_, index) => String(1231 + index));
}

function leavesOf(sample: unknown): string[] {
  return typeof sample === 'object' && sample !== null
    ? Object.values(sample).flatMap(leavesOf)
    : typeof sample === 'boolean'
      ? []
      : [String(sample)];
}

/** Also where it is written as a number: 1231 as "1,231". */
function says(text: string, value: string): boolean {
  return text.includes(value) || text.replaceAll(',', '').includes(value);
}

/** Has more than three letters beside names and addresses: shorter words may well be the same in both languages. */
function hasWords(text: string): boolean {
  const words = NAMES.reduce(
    (rest, name) => rest.replaceAll(name, ''),
    text.replace(/\S+@\S+|https?:\S+/g, ''),
  );
  return words.replace(/\P{L}/gu, '').length > 3;
}

/** Each "?" ends what a "¿" began, and each "!" what a "¡" began. */
function hasMatchedMarks(text: string): boolean {
  const marks = text.replace(/[^¿?¡!]/g, '');
  return /^(¿\?|¡!)*$/.test(marks);
}
