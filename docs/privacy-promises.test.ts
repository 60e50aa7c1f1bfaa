import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacy } from '#core/i18n/en/pages/privacy.ts';
import { privacy as inSpanish } from '#core/i18n/es/pages/privacy.ts';
import { saidOf } from '#core/i18n/testing/said-of.ts';
import { readSettings } from '#server/settings/settings.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

const { CONTACT_RETENTION_DAYS: days, ...settings } = readSettings({});
const said = saidOf(privacy(days));

/** The rows of three cells: first what the page says, by section; then the tests, by number. */
const rows = read('docs/privacy-promises.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  .filter(([first = '']) => !/^-+$|^section$|^no\.$/.test(first));
const promises = rows.filter(([first = '']) => !/^\d+$/.test(first));
const tests = new Map(
  rows.filter(([first = '']) => /^\d+$/.test(first)).map(([number, ...test]) => [number, test]),
);

it('has a row for each sentence of the privacy page, in its order, and no other', () => {
  expect(promises.map(([section, sentence]) => ({ section, sentence }))).toEqual(
    said.map(({ section, sentence }) => ({ section: section || 'top', sentence })),
  );
});

it('says of each sentence which test holds it, or why none does', () => {
  const numbers = promises.flatMap(([, sentence, heldBy = '']) => {
    const [by = '', ...why] = heldBy.split('; ').filter((part) => !/^(people|no promise): \S/.test(part));
    expect(heldBy, sentence).not.toBe('');
    expect(why, sentence).toEqual([]);
    return by === '' ? [] : by.split(', ');
  });
  expect(numbers.filter((number) => !tests.has(number))).toEqual([]);
  expect([...tests.keys()].filter((number) => !numbers.includes(number!))).toEqual([]);
});

it.each([...tests])('names a test that is there (%s)', (_, [quoted = '', title = '']) => {
  const file = quoted.replaceAll('`', '');
  expect(existsSync(new URL(file, root)), file).toBe(true);
  // As the title of a test, and not somewhere in its words.
  expect(read(file).split(`'${title}'`).length, `${file}: ${title}`).toBe(2);
});

it('says the limits that hold where nobody sets others', () => {
  const limits = `Our usual limits are ${settings.LIMIT_FORMS_PER_HOUR} forms and ${settings.LIMIT_TEXTS_PER_HOUR} texts an hour from one address.`;
  expect(said.map(({ sentence }) => sentence)).toContain(limits);
});

it('says as much in Spanish, section by section', () => {
  const sections = (of: typeof said) => of.map(({ section }) => section);
  expect(sections(saidOf(inSpanish(days)))).toEqual(sections(said));
});
