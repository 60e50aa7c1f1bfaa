import { readFileSync } from 'node:fs';
import type { Center } from '#core/center/center.ts';
import { fold } from '#core/fold-text.ts';
import { programText } from '#core/i18n/en/program-text.ts';
import { milesBetween, type Point } from '#core/search/distance.ts';
import { findPlaces } from '../data/places.ts';

/** What somebody types, and which centers are a good answer to it. */
export interface IntentQuery {
  text: string;
  isRelevant: Has;
  /** What it asks for: place, level, population, insurance, therapy, language, program, name, phone, care. */
  kinds: readonly string[];
}

/** What SAMHSA's two directories themselves say of a center, read without any of our import: "SA:DT", "MH:SP". */
export type Codes = ReadonlySet<string>;

type Has = (center: Center, codes: Codes) => boolean;

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
        isRelevant: (center, codes) =>
          isThere(center) && tokens.every((group) => group.some((has) => has(center, codes))),
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

function readGroups(text: string, typed: string): Has[][] {
  if (text === '') return [];
  return text.split(';').map((group) => group.split(',').map((token) => readToken(token.trim(), typed)));
}

function readToken(token: string, typed: string): Has {
  const [, kind = token, value = ''] = /^([A-Z]):(.*)$/.exec(token) ?? [];
  switch (kind) {
    case 'L':
    case 'P':
    case 'I':
    case 'M':
    case 'G': {
      const meant = codesOf(kind, value);
      return (_, codes) => meant.some((code) => codes.has(code));
    }
    case 'T': {
      const meant = codesOfText(value.toLowerCase());
      return (_, codes) => meant.some((code) => codes.has(code));
    }
    case 'N':
      return ({ name }) => new RegExp(value).test(fold(name));
    case 'SU':
    case 'MH':
      return (_, codes) => [...codes].some((code) => code.startsWith(SHEETS[kind]));
    case 'PH':
      return ({ phone }) => digitsOf(phone ?? '').includes(digitsOf(typed));
    default:
      throw new Error(`"${token}" is no token.`);
  }
}

/** The sheet of each part. */
const SHEETS = { SU: 'SA:', MH: 'MH:' } as const;
const GROUPS = { L: 'levels', P: 'populations', I: 'insurance', M: 'modalities', G: 'languages' } as const;
type Group = (typeof GROUPS)[keyof typeof GROUPS];
const table: Record<Group | 'topics', Record<string, SheetCodes>> & {
  limits: Record<string, Record<string, SheetCodes>>;
} = JSON.parse(readFileSync(new URL('../data/samhsa-codes/2022.json', import.meta.url), 'utf8'));

/** By which the directories of 2022 say it. */
function codesOf(kind: keyof typeof GROUPS, value: string): string[] {
  return inSheets(table[GROUPS[kind]][value] ?? {});
}

/** A code of each sheet, or of both. */
interface SheetCodes {
  both?: string;
  SU?: string;
  MH?: string;
}

function inSheets({ both = '', SU = '', MH = '' }: SheetCodes): string[] {
  const inSheet = (sheet: string, codes: string) =>
    codes.split(' ').flatMap((code) => (code === '' ? [] : `${sheet}${code}`));
  return [...inSheet(SHEETS.SU, `${both} ${SU}`), ...inSheet(SHEETS.MH, `${both} ${MH}`)];
}

/** What the lists say that no topic of ours is named after, by what the sheets call it. */
const OTHERS: Readonly<Record<string, SheetCodes>> = {
  'psychiatric unit': { MH: 'IPSY' },
  alzheimer: { MH: 'ALZ' },
  disulfiram: { SU: 'DSF' },
  acamprosate: { SU: 'ACM' },
  lofexidine: { SU: 'LFXD' },
  clozapine: { MH: 'CLOZA' },
  antipsychotic: { MH: 'ANTPYCH' },
};

/**
 * The source's codes of what a list says by a part of the program text, such as "Detox from: opioids": the text that we
 * write of a code says nothing of whether we read the code rightly, the code itself does. Throws where none is meant.
 */
function codesOfText(value: string): string[] {
  const lines: [line: string, codes: SheetCodes][] = [
    ...Object.entries(programText.terms).flatMap(([group, terms]) =>
      Object.entries(terms).map(([code, words]): [string, SheetCodes] => [
        `${programText.groups[group as keyof typeof programText.groups]}: ${words}`,
        table.topics[code] ?? table.levels[code] ?? {},
      ]),
    ),
    ...Object.entries(table.limits).flatMap(([heading, phrases]) =>
      Object.entries(phrases).map(([phrase, codes]): [string, SheetCodes] => [
        `${heading}: ${phrase}`,
        codes,
      ]),
    ),
    ...Object.entries(OTHERS),
  ];
  // A limit is no service: who serves others is meant only where its heading is.
  const named = lines.filter(
    ([line]) => line.toLowerCase().includes(value) && (value.includes(':') || !isLimit(line)),
  );
  const codes = named.flatMap(([, codes]) => inSheets(codes));
  if (codes.length === 0) throw new Error(`"T:${value}" is nothing that a code says.`);
  return codes;
}

function isLimit(line: string): boolean {
  return Object.keys(table.limits).some((heading) => line.startsWith(`${heading}:`));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
