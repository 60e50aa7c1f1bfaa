import { expect, it } from 'vitest';
import { ownParagraphs } from './own-paragraphs.ts';

it('shows of a long text what the others have not', () => {
  const old = 'One.\n\nTwo.\n\nThree.\n\nFour.';
  const theirs = 'One.\n\nTwo.\n\nThree, by Kim.\n\nFour.';
  const mine = 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.';
  expect(ownParagraphs(old, [theirs, mine])).toBe('…\n\nThree.\n\n…');
  expect(ownParagraphs(theirs, [old, mine])).toBe('…\n\nThree, by Kim.\n\n…');
  expect(ownParagraphs(mine, [old, theirs])).toBe('…\n\nThree.\n\n…\n\nFive.');
});
