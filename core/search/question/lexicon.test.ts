import { expect, it } from 'vitest';
import { fold } from '../../fold-text.ts';
import { jurisdictions, states } from '../../lists/public-lists.ts';
import { crises } from '../center-query.ts';
import { type FilterName, filterGroups } from '../filters.ts';
import { askedIn } from './crisis-chips.ts';
import { crisisWords } from './lexicon/crisis-words.ts';
import { lexicon } from './lexicon.ts';
import { guessWord, phraseAt, phraseKey, stem } from './match-phrases.ts';

const phrases = lexicon.flatMap(([list]) => list.split(', '));

it('refers to filters that there are', () => {
  for (const meaning of lexicon.flatMap(([, ...meanings]) => meanings)) {
    const [name, value] = meaning.split(':') as [string, string];
    if (['crisis', 'position', 'here', 'unlisted'].includes(name)) continue;
    const values: readonly string[] =
      name === 'state'
        ? jurisdictions.values
        : filterGroups[(name === 'usually' ? 'care' : name) as FilterName].values;
    expect(values).toContain(value);
  }
});

it('knows what the words of each danger ask for', () => {
  for (const crisis of crises) {
    const meant = [...crisisWords, ...lexicon]
      .filter(([, ...meanings]) => meanings.includes(`crisis:${crisis}`))
      .flatMap(([, ...meanings]) => meanings.filter((meaning) => meaning !== `crisis:${crisis}`));
    expect(new Set(meant)).toEqual(new Set(askedIn[crisis]));
  }
});

it('has each phrase once, as it is compared', () => {
  expect(phrases.filter((phrase) => fold(phrase) !== phrase)).toEqual([]);
  const keys = phrases.map(phraseKey);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('knows a Medicaid program of each state by its name, and the state', () => {
  const named = lexicon.flatMap(([, ...meanings]) =>
    meanings.includes('insurance:MEDICAID') ? meanings.filter((meaning) => meaning.startsWith('state:')) : [],
  );
  expect(new Set(named)).toEqual(new Set(states.values.map((state) => `state:${state}`)));
});

it.each([
  'molina',
  'fidelis',
  'healthfirst',
  'ucare',
  'wellsense',
  'geha',
  'ambetter',
  'triwest',
  'excellus',
])('knows the insurer %s', (name) => {
  expect(phraseAt([name], 0, () => true)?.meanings).toContainEqual(expect.stringMatching(/^insurance:/));
});

it('finds the longest phrase, small words and plurals aside', () => {
  const words = 'intensive outpatient for the teenagers'.split(' ');
  expect(phraseAt(words, 0, () => true)).toEqual({ from: 0, to: 2, meanings: ['level:IOP'] });
  expect(phraseAt(words, 4, () => true)).toEqual({ from: 4, to: 5, meanings: ['population:ADOLESCENT'] });
  expect(phraseAt(['lantern'], 0, () => true)).toBeUndefined();
});

it('takes a phrase of one word and small ones as a whole only', () => {
  const meant = (text: string) => {
    const words = text.split(' ');
    return words.flatMap((_, at) => phraseAt(words, at, () => true)?.meanings ?? []);
  };
  expect(meant('con hijos')).toEqual(['topic:CHILDREN_STAY']);
  expect(meant('mi hijo')).toEqual([]);
  expect(meant('la care in downey')).toEqual(['insurance:MEDICAID', 'state:CA']);
  expect(meant('take care of me')).toEqual([]);
  expect(meant('rehab where i can live there')).toContain('level:RESIDENTIAL');
  expect(meant('i live in austin')).toEqual([]);
  expect(meant('phone number')).toEqual([]);
});

it.each(['bupernorphine', 'suboxine', 'methodone', 'psyciatrist', 'depresion', 'alchohol'])(
  'reads %s as the word that it misspells',
  (typed) => {
    const guessed = guessWord(typed);
    expect(guessed && phraseAt([guessed], 0, () => true)).toBeDefined();
  },
);

it.each([
  ['classes', 'class'],
  ['therapies', 'therapy'],
  ['adicciones', 'adiccion'],
  ['crisis', 'crisis'],
  ['rehabs', 'rehab'],
])('compares %s as %s', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});

it.each([
  ['16 yr old smoking weed', ['care:SUBSTANCE_USE']],
  ['quiere dejar de fumar marihuana', ['care:SUBSTANCE_USE']],
  ['smoking fentanyl', ['care:OPIOID_USE']],
  ['quit smoking', ['topic:QUIT_SMOKING']],
  ['bebo mucho', ['care:ALCOHOL_USE']],
  ['salvation army', ['population:FAITH_BASED']],
])('knows what is smoked, and who drinks: %s', (text, meanings) => {
  expect(meantBy(text)).toEqual(meanings);
});

it.each([
  ['русский психолог', 'Russian'],
  ['нарколог по-русски', 'Russian'],
  ['中文 detox', 'Chinese'],
  ['العربية', 'Arabic'],
  ['Tiếng Việt', 'Vietnamese'],
  ['en français', 'French'],
  ['po polski', 'Polish'],
])('knows a language by its own name: %s', (text, language) => {
  expect(meantBy(text)).toContain(`language:${language}`);
});

/** What the phrases in a text mean, one behind the other. */
function meantBy(text: string): readonly string[] {
  const words = fold(text).split(' ');
  const meanings: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = phraseAt(words, at, () => true);
    if (!found) continue;
    meanings.push(...found.meanings);
    at = found.to - 1;
  }
  return meanings;
}
