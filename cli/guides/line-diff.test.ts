import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { type DiffLine, diffLines, formatLineDiff } from './line-diff.ts';

it('holds both texts whole, and shows no more changes than there are', () => {
  const text = array(constantFrom('', 'a', 'b', 'c'), { maxLength: 12 });
  const pick = (lines: readonly DiffLine[], kind: DiffLine['kind']) =>
    lines.filter((line) => line.kind === 'same' || line.kind === kind).map((line) => line.text);
  assert(
    property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      expect(pick(lines, 'removed')).toEqual(before);
      expect(pick(lines, 'added')).toEqual(after);
      const same = lines.filter(({ kind }) => kind === 'same').length;
      const inOrder = after.filter((line, at) => line === before[at]).length;
      expect(same).toBeGreaterThanOrEqual(inOrder);
    }),
  );
});

it('shows a change with the lines around it, and no terminal commands', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\nsix';
  expect(formatLineDiff(before, before.replace('four', 'f\x1b[2Jour'), 60)).toBe(
    '…\n  three\n- four\n+ f[2Jour\n  five',
  );
  expect(formatLineDiff(before, before, 60)).toBe('');
});
