import { expect, it } from 'vitest';
import {
  addCenters,
  addSearch,
  addShown,
  EMPTY_LIST,
  LONGEST_NOTE,
  MOST_CENTERS,
  MOST_SEARCHES,
  moveCenter,
  putBack,
  removeCenter,
  removeSearch,
  without,
  writeNote,
} from './my-list.ts';

const center = (slug: string) => ({
  slug,
  name: `House ${slug}`,
  city: 'Austin',
  state: 'TX' as const,
  phone: '512-555-0100',
});
const three = addCenters([center('a'), center('b'), center('c')])(EMPTY_LIST);
const slugs = ({ centers }: typeof three) => centers.map(({ slug }) => slug).join('');

it('keeps of a center what helps when it has left the directory, and no more', () => {
  const whole = { ...center('a'), id: '00000001', website: 'https://a.example', note: 'Ask for Dana.' };
  expect(addCenters([whole])(EMPTY_LIST).centers).toEqual([{ ...center('a'), note: 'Ask for Dana.' }]);
});

it('adds each center once, at the end or where it was', () => {
  expect(slugs(addCenters([center('b'), center('d')])(three))).toBe('abcd');
  const noted = writeNote('b', 'Call on Friday.')(three);
  const back = addCenters([noted.centers[1]!], 1)(removeCenter('b')(noted));
  expect(back).toEqual(noted);
});

it('takes no more centers and searches than there is room for', () => {
  const many = Array.from({ length: MOST_CENTERS + 5 }, (_, number) => center(`c${number}`));
  const full = addCenters(many)(three);
  expect(full.centers).toHaveLength(MOST_CENTERS);
  expect(addCenters([center('z')])(full)).toEqual(full);
  const searches = Array.from({ length: MOST_SEARCHES + 5 }, (_, number) => `q=${number}`);
  const list = searches.reduce((before, search) => addSearch(search)(before), EMPTY_LIST);
  expect(list.searches).toHaveLength(MOST_SEARCHES);
});

it('cuts a note where it is too long, and drops one whose center is gone', () => {
  const { note } = writeNote('a', 'x'.repeat(LONGEST_NOTE + 1))(three).centers[0]!;
  expect(note).toHaveLength(LONGEST_NOTE);
  expect(writeNote('z', 'too late')(three)).toEqual(three);
});

it('moves a center by one place, and not beyond an end', () => {
  expect(slugs(moveCenter('a', 1)(three))).toBe('bac');
  expect(slugs(moveCenter('c', -1)(three))).toBe('acb');
  expect(slugs(moveCenter('a', -1)(three))).toBe('abc');
  expect(slugs(moveCenter('c', 1)(three))).toBe('abc');
  expect(slugs(moveCenter('z', 1)(three))).toBe('abc');
});

it('keeps a search once, and puts it back where it was', () => {
  const list = addSearch('state=TX')(addSearch('q=help')(addSearch('q=help')(EMPTY_LIST)));
  expect(list.searches).toEqual([{ search: 'q=help' }, { search: 'state=TX' }]);
  expect(addSearch('q=help', 0)(removeSearch('q=help')(list))).toEqual(list);
});

it('puts a wiped list back, with its notes, before what was saved since', () => {
  const wiped = addSearch('q=help')(writeNote('a', 'Mine.')(three));
  const since = addSearch('state=TX')(addCenters([center('d'), center('a')])(EMPTY_LIST));
  const list = putBack(wiped)(since);
  expect(slugs(list)).toBe('abcd');
  expect(list.centers[0]).toMatchObject({ slug: 'a', note: 'Mine.' });
  expect(list.searches).toEqual([{ search: 'q=help' }, { search: 'state=TX' }]);
});

it('takes away what was saved and then no longer, whatever else is there', () => {
  const before = addSearch('q=help')(addCenters([center('b'), center('z')])(EMPTY_LIST));
  const after = removeSearch('q=help')(removeCenter('b')(before));
  const gone = without(before, after);
  expect([slugs(gone), gone.searches]).toEqual(['b', [{ search: 'q=help' }]]);
  const stored = addSearch('state=TX')(addSearch('q=help')(three));
  const list = addShown(after, gone, false)(stored);
  expect(slugs(list)).toBe('acz');
  expect(list.searches).toEqual([{ search: 'state=TX' }]);
});

it('keeps a note and a move made after a write failed, beside what another tab has added', () => {
  const shown = moveCenter('a', 1)(writeNote('a', 'Call on Friday.')(removeCenter('c')(three)));
  const stored = addCenters([center('d')])(three);
  const list = addShown(shown, without(three, shown), true)(stored);
  expect(slugs(list)).toBe('bad');
  expect(list.centers[1]).toMatchObject({ slug: 'a', note: 'Call on Friday.' });
  // Nobody has read what is stored: that has the notes then.
  const unread = addCenters([center('a'), center('e')])(EMPTY_LIST);
  expect(addShown(unread, EMPTY_LIST, false)(list).centers[1]).toEqual(list.centers[1]);
});
