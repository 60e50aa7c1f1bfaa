import type { Center } from '#core/center/center.ts';
import { describeProgram } from '#core/center/program-text.ts';
import { fold } from '#core/fold-text.ts';
import { programText } from '#core/i18n/en/program-text.ts';
import { servedOnly } from '#core/lists/public-lists.ts';
import { milesBetween, type Point } from '#core/search/distance.ts';
import { findPlaces } from '../data/places.ts';

/** What somebody types, and which centers are a good answer to it. */
export interface IntentQuery {
  text: string;
  isRelevant: (center: Center, parts: Parts) => boolean;
  /** What it asks for: place, level, population, insurance, therapy, language, program, name, phone, care. */
  kinds: readonly string[];
}

/** The parts of SAMHSA's directory that list a center: SU (substance use), MH (mental health). */
export type Parts = ReadonlySet<string>;

/** Reads a list of queries: `query | place | groups`, as the file's head says. */
export function readIntentList(text: string): IntentQuery[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [typed = '', place = '', ...rest] = line.split('|');
      const isThere = readPlaces(place.trim());
      // A pattern has the sign that parts the columns, too.
      const tokens = readGroups(rest.join('|').trim(), typed);
      return {
        text: typed.trim(),
        kinds: kindsOf(place.trim(), rest.join('|')),
        isRelevant: (center, parts) =>
          isThere(center) && tokens.every((group) => group.some((has) => has(center, parts))),
      };
    });
}

const KINDS: Readonly<Record<string, string>> = {
  L: 'level',
  P: 'population',
  I: 'insurance',
  M: 'therapy',
  G: 'language',
  T: 'program',
  N: 'name',
  PH: 'phone',
  SU: 'care',
  MH: 'care',
};

function kindsOf(place: string, groups: string): string[] {
  const asked = groups.split(';').map((group) => /^[A-Z]+/.exec(group.trim())?.[0] ?? '');
  const kinds = asked.flatMap((code) => KINDS[code] ?? []);
  return [...new Set([...(place === '' ? [] : ['place']), ...kinds])];
}

function readPlaces(text: string): (center: Center) => boolean {
  if (text === '') return () => true;
  const places = text.split('/').map((one) => {
    const state = /^=(\w\w)$/.exec(one.trim())?.[1];
    if (state) return (center: Center) => center.state === state;
    const [, name, miles] = /^(.+)@(\d+)$/.exec(one.trim()) ?? [];
    const answer = findPlaces(name ?? '');
    if (!answer || !('place' in answer)) throw new Error(`"${one}" is not a place.`);
    return (center: Center) => isWithin(center, answer.place, Number(miles));
  });
  return (center) => places.some((isThere) => isThere(center));
}

function isWithin({ lat, lng }: Center, place: Point, miles: number): boolean {
  return lat !== null && lng !== null && milesBetween({ lat, lng }, place) <= miles;
}

type Has = (center: Center, parts: Parts) => boolean;

function readGroups(text: string, typed: string): Has[][] {
  if (text === '') return [];
  return text.split(';').map((group) => group.split(',').map((token) => readToken(token.trim(), typed)));
}

function readToken(token: string, typed: string): Has {
  const [, kind = token, value = ''] = /^([A-Z]):(.*)$/.exec(token) ?? [];
  switch (kind) {
    case 'L':
      return ({ levels }) => levels.some(({ level }) => level === value);
    case 'P':
      return ({ populations }) => populations.some(({ population }) => population === value);
    case 'I':
      return ({ insurance }) => insurance.some((one) => one.insurance === value);
    case 'M':
      return ({ modalities }) => modalities.some(({ modality }) => modality === value);
    case 'G':
      return ({ languages }) => languages.includes(value);
    case 'T':
      return (center) => textOf(center).includes(value.toLowerCase());
    case 'N':
      return ({ name }) => new RegExp(value).test(fold(name));
    case 'SU':
    case 'MH':
      return (_, parts) => parts.has(kind);
    case 'PH':
      return ({ phone }) => digitsOf(phone ?? '').includes(digitsOf(typed));
    default:
      throw new Error(`"${token}" is no token.`);
  }
}

function textOf(center: Center): string {
  const only = center.servesOnly.map(({ group }) => `Serves only: ${servedOnly.labels[group]}`);
  return [describeProgram(center, programText) ?? '', ...only].join('\n').toLowerCase();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
