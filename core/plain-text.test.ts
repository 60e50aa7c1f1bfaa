import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validation as wrong } from './i18n/en/validation.ts';
import { lineOfText, linesOfText } from './plain-text.ts';
import { toLines, toOneLine } from './tidy-text.ts';

const problems = (schema: ReturnType<typeof lineOfText>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it.each(['\0', '\x07', '\x1b', '\x7f', '\x85', '\x9b', '\u2028', '\u2029', '\v', '\f'])(
  'takes %j in no text',
  (hidden) => {
    expect(problems(lineOfText(), `Lantern${hidden}House`)).toEqual([wrong.unreadable]);
    if (!/\p{Z}/u.test(hidden)) {
      expect(problems(linesOfText(), `Lantern${hidden}House`)).toEqual([wrong.unreadable]);
    }
  },
);

it('takes tabs and line ends in text of several lines alone, and around any', () => {
  for (const end of ['\t', '\n', '\r', '\r\n']) {
    expect(problems(lineOfText(), `Lantern${end}House`)).toEqual([wrong.unreadable]);
    expect(problems(linesOfText(), `Lantern${end}House`)).toEqual([]);
    expect(lineOfText().parse(`${end}Lantern House${end}`)).toBe('Lantern House');
  }
});

it('takes whatever was tidied, and tidying leaves all that is seen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(problems(lineOfText(), toOneLine(text))).toEqual([]);
      expect(problems(linesOfText(), toLines(text))).toEqual([]);
      const seen = (of: string) => of.replace(/[\p{Cc}\p{Z}]/gu, '');
      expect(seen(toOneLine(text))).toBe(seen(text));
      expect(seen(toLines(text))).toBe(seen(text));
    }),
  );
  expect(toOneLine('12 Pier\tRoad\r\nEl Paso\0')).toBe('12 Pier Road El Paso');
  expect(toLines('One\vtwo\u2028three\n\tfour\x1b')).toBe('One\ntwo\nthree\n\tfour');
});
