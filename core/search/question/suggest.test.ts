import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import type { Center } from '../../center/center.ts';
import { nothingKnown } from '../../testing/nothing-known.ts';
import { readCenterQuery } from '../center-query.ts';
import { Directory } from '../directory.ts';
import { ask } from './ask.ts';
import { type Suggestion, suggest } from './suggest.ts';

const center = (fields: Partial<Center>) =>
  ({ ...nothingKnown, id: '1', city: 'Bangor', state: 'ME', ...fields }) as Center;
const directory = Directory.of([
  center({ slug: 'blue-heron', name: 'Blue Heron House', phone: '207-555-0100', street: '1 Pier Road' }),
  ...['a', 'b', 'c', 'd'].map((slug) =>
    center({ slug, name: `Detox ${slug}`, levels: [{ level: 'DETOX' }] }),
  ),
]);
const asked = { directory, places: placeTable() };
const typed = (text: string) => suggest(asked, text);
const inShort = (suggestion: Suggestion) =>
  suggestion.kind === 'center'
    ? suggestion.slug
    : suggestion.chips.map(({ name, value }) => `${name}:${value}`).join(' ');
const paramsOf = (suggestion: Suggestion | undefined) =>
  readCenterQuery(new URLSearchParams(suggestion && 'params' in suggestion ? suggestion.params : ''));

it.each([
  ['subo', 'topic:BUPRENORPHINE'],
  ['al', 'care:ALCOHOL_USE'],
  ['desintox', 'level:DETOX'],
  ['detox for vet', 'population:VETERAN'],
  ['masshe', 'insurance:MEDICAID state:MA'],
  ['rehabs', 'care:SUBSTANCE_USE'],
  ['quiero mor', 'topic:SUICIDE_PREVENTION'],
  ['4501', 'near:45011 (Hamilton, OH)'],
  ['detox near ban', 'near:Bangor, ME'],
  ['st lou', 'near:Saint Louis, MO'],
  ['the bro', 'near:Bronx, NY'],
  ['inpatient los an', 'near:Los Angeles, CA'],
  ['portland m', 'near:Portland, ME'],
  ['detox st tammany par', 'near:Slidell, LA'],
  ['rehab texa', 'state:TX'],
  ['blue her', 'blue-heron'],
  ['(207) 555-0100', 'blue-heron'],
])('suggests first for "%s": %s', (text, first) => {
  expect(inShort(typed(text)[0]!)).toBe(first);
});

it('keeps what stands before, and leads to what the whole text would', () => {
  const [bangor] = typed('medicaid detox near ban');
  expect(bangor).toMatchObject({ kind: 'place' });
  const { query } = ask(asked, paramsOf(bangor)).understood;
  expect(query).toMatchObject({ near: 'Bangor, ME', level: ['DETOX'], widen: true });
  expect(paramsOf(bangor)).toMatchObject({ near: 'Bangor, ME', level: ['DETOX'], insurance: ['MEDICAID'] });
  expect(paramsOf(typed('drugs and alco')[0])).toMatchObject({ care: ['ALCOHOL_USE'] });
});

it('keeps what was given beside the words, and looks in the place that is taken', () => {
  const given = readCenterQuery(
    new URLSearchParams('near=Boston, MA&within=25&insurance=MEDICAID&topic=DUI'),
  );
  const first = (text: string) => paramsOf(suggest(asked, text, given)[0]);
  const kept = { insurance: ['MEDICAID'], widen: true, q: '' };
  expect(first('subo')).toMatchObject({
    ...kept,
    topic: ['BUPRENORPHINE', 'DUI'],
    near: 'Boston, MA',
    within: 25,
  });
  expect(first('bango')).toMatchObject({ ...kept, near: 'Bangor, ME', state: undefined });
  expect(first('texa')).toMatchObject({ ...kept, near: '', state: 'TX' });
});

it('suggests at most eight, three of a kind, and nothing for a letter or for a number that is no ZIP code', () => {
  const many = typed('det');
  expect(many.length).toBeLessThanOrEqual(8);
  expect(many.filter(({ kind }) => kind === 'center')).toHaveLength(3);
  for (const text of ['', 'd', '207-555', 'zzyzxq', 'near']) expect(typed(text)).toEqual([]);
});

it('takes a place alone behind "in", and no town that is a word', () => {
  expect(typed('rehab in sa').every(({ kind }) => kind === 'place')).toBe(true);
  expect(typed('help').filter(({ kind }) => kind === 'place')).toEqual([]);
});
