import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { startApp } from '#server/testing/running-app.ts';
import { readStarterGuides } from '../../data/guides.ts';
import { languages } from './languages.ts';
import { ours, promises, promising } from './testing/promises.ts';
import { textsOf } from './testing/reading.ts';

type Language = keyof typeof promising;

interface Said {
  file: string;
  sentence: string;
}

const sentences = [
  ...(await Promise.all(languages.map(readCatalogs))).flat(),
  ...readGuides(),
  ...readFrame(),
  ...(await readDocuments()),
];

it.each(sentences)('lists what makes "$sentence" true ($file)', ({ sentence }) => {
  expect(promises.filter(({ says }) => says.test(sentence))).toHaveLength(1);
});

it('lists nothing that is no longer said, and no test or file that is gone', () => {
  const unsaid = promises.filter(({ says }) => !sentences.some(({ sentence }) => says.test(sentence)));
  expect(unsaid).toEqual([]);
  const files = promises.flatMap(({ keptBy }) =>
    'test' in keptBy ? [keptBy.test] : (keptBy.because.match(/\b[\w/-]+\.tsx?\b/g) ?? []),
  );
  expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
});

/** Every sentence of the words on screen, in mails and for assistants, also labels. */
async function readCatalogs(language: Language): Promise<Said[]> {
  const folder = new URL(`${language}/`, import.meta.url);
  const files = ['', 'open-data/', 'pages/', 'mails/', 'mcp/']
    .filter((room) => existsSync(new URL(room, folder)))
    .flatMap((room) =>
      readdirSync(new URL(room, folder))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => room + name),
    );
  const found = await Promise.all(
    files.map(async (file) => {
      const words = await import(new URL(file, folder).pathname);
      const texts = Object.values(words).flatMap((value) => textsOf(value, file));
      return promisesIn(texts, language, `${language}/${file}`);
    }),
  );
  return found.flat();
}

/** Of guides what promises something of ours: else "never stop suddenly" would be one, and "give a breath every five seconds". */
function readGuides(): Said[] {
  return readStarterGuides().flatMap(({ slug, language, title, excerpt, bodyMarkdown }) => {
    const texts = [title, excerpt, ...paragraphsOf(fromMarkdown(bodyMarkdown))];
    const said = promisesIn(texts, language, `${language}/guides/${slug}`);
    return said.filter(({ sentence }) => ours[language].test(sentence));
  });
}

/** What stands before any script, and what a search engine is told. */
function readFrame(): Said[] {
  const html = readFileSync(new URL('../../pwa/index.html', import.meta.url), 'utf8');
  const texts = [
    ...[...html.matchAll(/ content="([^"]*)"/g)].map(([, text = '']) => text),
    ...html
      .split(/<\/?(?:title|h1|p)\b[^>]*>/)
      .map((part) => part.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')),
  ];
  return languages.flatMap((language) => promisesIn(texts, language, 'pwa/index.html'));
}

/** What the descriptions of the API say. */
async function readDocuments(): Promise<Said[]> {
  const on = await startApp();
  const read = async (path: string) => {
    const texts: string[] = [];
    JSON.parse(await (await on.app.request(path)).text(), (key, value) => {
      if (/^(description|summary|title)$/.test(key) && typeof value === 'string') texts.push(value);
      return value;
    });
    return promisesIn(texts, 'en', path);
  };
  const found = await Promise.all(['/api/openapi.json', '/api/openapi-site.json'].map(read));
  await on.stop();
  return found.flat();
}

/** The sentences of texts that have a word that promises. */
function promisesIn(texts: readonly string[], language: Language, file: string): Said[] {
  return texts
    .flatMap((text) => [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)])
    .map(({ segment }) => ({ file, sentence: segment.trim() }))
    .filter(({ sentence }) => promising[language].test(sentence));
}

/** The paragraphs and headings of a text in Markdown, as they are read. */
function paragraphsOf(
  node: ReturnType<typeof fromMarkdown> | { type: string; children?: unknown },
): string[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [textOf(node).replace(/\s+/g, ' ')];
  return 'children' in node && Array.isArray(node.children) ? node.children.flatMap(paragraphsOf) : [];
}
