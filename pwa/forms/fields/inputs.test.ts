import { expect, it } from 'vitest';
import { fillIn, isSame } from './inputs.ts';

const blank = { name: '', consent: false, levelsOfCare: [] };

it('fills in what was stored, and leaves out what does not fit the form of today', () => {
  const stored = { name: 'Ann', consent: true, levelsOfCare: ['DETOX'], gone: 'old' };
  expect(fillIn(blank, stored)).toEqual({ name: 'Ann', consent: true, levelsOfCare: ['DETOX'] });
  expect(fillIn(blank, { name: ['Ann'], consent: null, levelsOfCare: 'DETOX' })).toEqual(blank);
});

it.each([undefined, null, 'text', 7])('leaves the form blank for %j', (stored) => {
  expect(fillIn(blank, stored)).toEqual(blank);
});

it('tells a form in which something was typed from a blank one', () => {
  const form = { ...blank, ageBand: '' };
  expect(isSame({ ...form, ageBand: null as unknown as string }, form)).toBe(true);
  expect(isSame({ ...form, levelsOfCare: ['PHP'] }, form)).toBe(false);
  expect(isSame({ ...form, consent: true }, form)).toBe(false);
});
