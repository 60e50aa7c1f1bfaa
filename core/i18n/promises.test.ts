import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { promises, promising } from './testing/promises.ts';
import { textsOf } from './testing/reading.ts';

const sentences = (await Promise.all(languages.map(readPromising))).flat();

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

/** Every sentence that has a word that promises, also labels. */
async function readPromising(language: keyof typeof promising) {
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
      const texts = Object.values(await import(new URL(file, folder).pathname)).flatMap((value) =>
        textsOf(value, file),
      );
      return texts
        .flatMap((text) => [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)])
        .map(({ segment }) => ({ file: `${language}/${file}`, sentence: segment.trim() }));
    }),
  );
  return found.flat().filter(({ sentence }) => promising[language].test(sentence));
}
