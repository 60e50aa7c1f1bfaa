import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import { readQuestion } from './read-question.ts';

const read = (q: string) => readQuestion(q, placeTable(), () => false);
const placeIn = (q: string) => {
  const { places, state } = read(q);
  return places[0]?.name ?? state;
};

it.each([
  ['45011', '45011 (Hamilton, OH)'],
  ['detox 10001-1234', '10001 (New York, NY)'],
  ['rehab bangor maine', 'Bangor, ME'],
  ['rehab in bangor me', 'Bangor, ME'],
  ['st louis methadone', 'Saint Louis, MO'],
  ['nyc detox', 'New York, NY'],
  ['LA rehab', 'Los Angeles, CA'],
  ['rehab in the bronx', 'Bronx, NY'],
  ['cook county rehab', 'Chicago, IL'],
  ['detox bucks county pa', 'Levittown, PA'],
  ['rehab orange county vermont', 'Randolph, VT'],
  ['st tammany parish suboxone', 'Slidell, LA'],
  ['clínica en el condado de dona ana', 'Las Cruces, NM'],
  ['rehab in pittsburg pa', 'Pittsburgh, PA'],
  ['rehab los angelas', 'Los Angeles, CA'],
  ['portland suboxone maine', 'Portland, ME'],
  ['maine', 'ME'],
  ['rehab new mexico', 'NM'],
  ['masshealth detox', 'MA'],
  ['healthy michigan plan rehab', 'MI'],
  ['detox that takes pa medicaid', 'PA'],
  ['va medicaid rehab', 'VA'],
  ['georgia pathways', 'GA'],
  ['pa healthchoices', 'PA'],
  ['healthchoice maryland', 'MD'],
  ['healthchoice', undefined],
  ['detox in washington dc', 'Washington, DC'],
  ['clinica de la mujer', undefined],
  ['mi hijo usa fentanilo', undefined],
  ['necesito desintoxicación para mi novio', undefined],
  ['ayuda para mí', undefined],
  ['help for my ma', undefined],
  ['rehab MI', 'MI'],
  ['MI detox', 'MI'],
  ['lansing mi detox', 'Lansing, MI'],
  ['kansas detox', 'KS'],
  ['kansas city', 'Kansas City, MO'],
  ['detox kansas city ks', 'Kansas City, KS'],
  ['rehab virginia beach', 'Virginia Beach, VA'],
  ['spanish speaking therapist el paso', 'El Paso, TX'],
  ['las cruces rehab', 'Las Cruces, NM'],
  ['help me or my son in need', undefined],
])('understands where: %s', (q, place) => {
  expect(placeIn(q)).toBe(place);
});

it('offers the others of an ambiguous name, the largest first', () => {
  const names = read('suboxone portland').places.map(({ name }) => name);
  expect(names[0]).toBe('Portland, OR');
  expect(names).toContain('Portland, ME');
});

it.each([
  ['glendale', 'Glendale, AZ'],
  ['peoria', 'Peoria, AZ'],
  ['arlington', 'Arlington, TX'],
  ['springfield', 'Springfield, MO'],
  ['wilmington', 'Wilmington, NC'],
  ['charleston', 'Charleston, SC'],
])('takes the city of the name in which most people live: %s', (name, place) => {
  expect(read(`rehab ${name}`).places[0]?.name).toBe(place);
});

it('reads phrases around a word such as "my", and no children that stay in "my kid"', () => {
  expect(read('where I can bring my baby').filters).toEqual({ topic: ['CHILDREN_STAY'] });
  expect(read('rehab for my kid').filters.topic).toBeUndefined();
  expect(read('no tenemos aseguranza').filters).toEqual({ topic: ['SLIDING_SCALE'] });
});

it('reads miles', () => {
  expect(read('80 miles from austin detox')).toMatchObject({ within: 80, filters: { level: ['DETOX'] } });
  expect(read('rehab within 900 mi of austin').within).toBe(500);
});

it.each([
  'kill myself',
  'i want to die',
  'quiero morir',
  'me quiero matar',
  'my son overdosed',
  'my friend isn’t breathing',
  'she stopped breathing',
  'he has blue lips',
  'mi hijo no reacciona',
  'sobredosis',
])('knows that %s is urgent', (q) => {
  expect(read(q).crisis).toBeDefined();
});

it('wants a position for "near me", in both languages', () => {
  expect(read('detox near me').wantsPosition).toBe(true);
  expect(read('desintoxicación cerca de mí')).toMatchObject({ wantsPosition: true, state: undefined });
  expect(read('detox in boston').wantsPosition).toBe(false);
});

it('lets go of what says nothing, and keeps what it does not know', () => {
  expect(read('please help my son find the best treatment center').rest).toEqual([]);
  expect(read('three detox programs within 15 miles of 45011, compared').rest).toEqual([]);
  expect(read('detox en el paso con personal que habla español').rest).toEqual([]);
  expect(read('lantern house detox').rest).toEqual(['lantern']);
});

it('takes a condition before the kind of place, and two conditions for a dual diagnosis', () => {
  expect(read('rehab for depression').filters).toEqual({ care: ['MENTAL_HEALTH'] });
  expect(read('therapist for my drug use').filters).toEqual({ care: ['SUBSTANCE_USE'] });
  expect(read('bipolar and drugs').filters).toEqual({ population: ['DUAL_DX'] });
  expect(read('bipolar and alcohol').filters).toEqual({ population: ['DUAL_DX'], care: ['ALCOHOL_USE'] });
  expect(read('drug and alcohol rehab').filters).toEqual({ care: ['ALCOHOL_USE'] });
});

it.each([
  'rehab for my 15 year old',
  '15 yr old daughter rehab',
  '16yo son on drugs',
  '14 y/o rehab',
  'my daughter is 15',
  'my son, 17, uses drugs',
  'teenager age 15',
  'PHP in Miami for a 16-year-old',
  'rehab para mi hija de 15 años',
])('reads an age: %s', (q) => {
  expect(read(q).filters.population).toEqual(['ADOLESCENT']);
});

it('knows ages of others, and numbers that are none', () => {
  expect(read('my son is 19').filters.topic).toEqual(['YOUNG_ADULTS']);
  expect(read('my 70 year old mother drinks').filters.topic).toEqual(['SENIORS']);
  expect(read('mom is 72, hooked on pills').filters.topic).toEqual(['SENIORS']);
  expect(read('my 40 year old brother').filters).toEqual({});
  expect(read('my daughter').filters).toEqual({});
  expect(read('drinking for 15 years').filters).toEqual({ care: ['ALCOHOL_USE'] });
  expect(read('my son 10 miles from austin')).toMatchObject({ within: 10, filters: {} });
  expect(read('my daughter 12 step').filters).toEqual({ modality: ['TWELVE_STEP'] });
});
