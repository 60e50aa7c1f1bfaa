import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { wrapText } from './wrap.ts';

it('breaks text between words, and counts two columns for what takes two', () => {
  expect(wrapText('day and night care', 10)).toEqual(['day and', 'night care']);
  for (const text of ['日本語を話す人がいます', 'calls 📞📞📞📞 day 🌙🌙🌙 night']) {
    const lines = wrapText(text, 10);
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(10);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});

it('never tears apart a letter and its accent, or an emoji of several', () => {
  expect(wrapText('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 6)).toEqual(['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧']);
  expect(wrapText('e\u0301'.repeat(8), 6).map((line) => stringWidth(line))).toEqual([6, 2]);
});

it('keeps what fits as it is, and the indent of what does not', () => {
  expect(wrapText('  a  b  \n\n    - a list of many words', 20)).toEqual([
    '  a  b  ',
    '',
    '    - a list of many',
    '    words',
  ]);
});
