import { readdirSync, readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { forEachLanguage, type Language, prefixOf } from './languages.ts';
import { easeOf, gradeOf, syllablesOf } from './testing/ease-of-reading.ts';
import { sentencesOf, textsOf } from './testing/reading.ts';

/** Of our own pages, and of guides: the public's, who may be scared and tired. */
const HARDEST = { page: 8, guide: 6 };

/** On the INFLESZ scale: from here on a text is "fairly easy". */
const EASY_IN_SPANISH = 65;

/** A measure of fewer sentences says nothing of how hard they are: such catalogs are measured together. */
const FEWEST_SENTENCES = 10;

/** Read by programs, their makers, and our own staff. */
const NOT_OF_PAGES = ['api-docs.ts', 'discovery.ts', 'hsds.ts', 'open-data.ts'].map(
  (name) => `open-data/${name}`,
);

const catalogs = { en: await readCatalogs('en'), es: await readCatalogs('es') };
const guides = forEachLanguage(readGuides);

it('reads the catalogs of all pages, and all guides', () => {
  const sentences = (found: readonly Read[]) => found.reduce((sum, read) => sum + read.sentences.length, 0);
  expect(sentences(catalogs.en)).toBeGreaterThan(500);
  expect(sentences(catalogs.es)).toBeGreaterThan(500);
  expect(guides.en.map(({ file }) => file)).toEqual(guides.es.map(({ file }) => file));
  expect(sentences(guides.en)).toBeGreaterThan(700);
});

it.each(catalogs.en)('asks for grade 8 or lower in $file', ({ sentences }) => {
  expect(gradeOf(sentences)).toBeLessThanOrEqual(HARDEST.page);
});

it.each(guides.en)('asks for grade 6 or lower in the guide $file', ({ sentences }) => {
  expect(gradeOf(sentences)).toBeLessThanOrEqual(HARDEST.guide);
});

it.each([...catalogs.es, ...guides.es])('is fairly easy to read in Spanish in $file', ({ sentences }) => {
  expect(easeOf(sentences)).toBeGreaterThanOrEqual(EASY_IN_SPANISH);
});

it('tells hard sentences from easy ones', () => {
  expect(gradeOf(['The cat sat on the mat.', 'Call us at any time.'])).toBeLessThan(3);
  expect(
    gradeOf([
      'Utilization of residential facilities necessitates comprehensive authorization by the responsible insurance organization.',
    ]),
  ).toBeGreaterThan(16);
  expect(easeOf(['El sol sale.', 'Llame al 988.'])).toBeGreaterThan(80);
  expect(
    easeOf([
      'La utilización de instalaciones residenciales presupone autorizaciones administrativas complementarias de la organización aseguradora.',
    ]),
  ).toBeLessThan(40);
});

it.each([
  ['guía', 2],
  ['ciudad', 2],
  ['leer', 2],
  ['muy', 1],
  ['ayuda', 3],
  ['aéreo', 4],
  ['que', 1],
  ['construía', 4],
  ['adicción', 3],
  ['vergüenza', 3],
  ['ahora', 3],
])('counts the syllables of %s: %i', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

interface Read {
  file: string;
  sentences: string[];
}

async function readCatalogs(language: 'en' | 'es'): Promise<Read[]> {
  const folder = new URL(`${language}/`, import.meta.url);
  const read = ['', 'open-data/', 'pages/']
    .flatMap((room) => readdirSync(new URL(room, folder)).map((name) => room + name))
    .filter((file) => file.endsWith('.ts') && !NOT_OF_PAGES.includes(file))
    .map(async (file) => {
      const catalog = await import(new URL(file, folder).pathname);
      const texts = Object.values(catalog).flatMap((value) => textsOf(value, file));
      return { file, sentences: texts.flatMap((text) => sentencesOf(text, language)) };
    });
  const all = await Promise.all(read);
  const isShort = ({ sentences }: Read) => sentences.length < FEWEST_SENTENCES;
  const short = all.filter(isShort).flatMap(({ sentences }) => sentences);
  return [...all.filter((each) => !isShort(each)), { file: 'the short catalogs', sentences: short }];
}

function readGuides(language: Language): Read[] {
  const folder = new URL(`../../data/guides${prefixOf(language)}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const markdown = readFileSync(new URL(file, folder), 'utf8').replace(/^---\n.*?\n---\n/s, '');
      const texts = proseOf(fromMarkdown(markdown)).map((text) => text.replace(/\s+/g, ' '));
      return { file, sentences: texts.flatMap((text) => sentencesOf(text, language)) };
    });
}

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** The paragraphs, those of lists too; not the headings. */
function proseOf(node: Node): string[] {
  if (node.type === 'paragraph') return [textOf(node)];
  return node.type !== 'heading' && 'children' in node
    ? node.children.flatMap((child) => proseOf(child as Node))
    : [];
}
