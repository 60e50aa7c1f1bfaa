import { expect, it } from 'vitest';
import { safePainted, safeText } from './safe-text.ts';

const typed = 'a\u001b[2Jb\u009b1mc\u202ed\r\n\te\u001b]0;title\u0007';

it('takes from what somebody typed all that would command a terminal', () => {
  expect(safeText(typed)).toBe('a[2Jb1mcd\n\te]0;title');
});

it('leaves what we have coloured its colours, and nothing else', () => {
  expect(safePainted(`\u001b[1;31mred\u001b[39m ${typed}`)).toBe(
    '\u001b[1;31mred\u001b[39m a[2Jb1mcd\n\te]0;title',
  );
});
