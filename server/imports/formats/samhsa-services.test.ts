import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { mergeRecords, type SourceRecord } from '../source-record.ts';
import { codesOfYear, givenCodes, type SamhsaPart } from './samhsa-codes.ts';
import {
  compileMeanings,
  describeServices as describeBy,
  partOfCodes as partBy,
  splitServiceCodes,
} from './samhsa-services.ts';

const { meanings } = compileMeanings(codesOfYear(2022));
const describeServices = (part: SamhsaPart, codes: readonly string[]) => describeBy(meanings, part, codes);
const partOfCodes = (codes: readonly string[]) => partBy(meanings, codes);

const sheet = fileURLToPath(
  new URL('../../../../shared/data/samhsa-service-codes-2022.csv', import.meta.url),
);
const describe = (part: SamhsaPart, codes: string) =>
  describeServices(part, splitServiceCodes(codes)).services;

it.skipIf(!existsSync(sheet))('knows every code of SAMHSA’s sheet, and none that is not there', () => {
  const rows = parse(readFileSync(sheet), { columns: true }) as Record<string, string>[];
  const official = rows.map(({ directory, service_code }) => `${directory} ${service_code}`);
  expect(official.length).toBe(401);
  const unknown = official.filter((each) => {
    const [part, code] = each.split(' ') as [SamhsaPart, string];
    return describeServices(part, [code]).unknown.length > 0;
  });
  expect(unknown).toEqual([]);

  const declared = (['SU', 'MH'] as const).flatMap((part) =>
    [...meanings[part].keys()].map((code) => `${part} ${code}`),
  );
  expect(declared.filter((code) => !official.includes(code))).toEqual([]);
});

it.each(['SU', 'MH'] as const)('declares no code of %s both as ignored and as something', (part) => {
  for (const { ignored = {} } of codesOfYear(null)) {
    const codes = Object.values(ignored).flatMap(({ both = '', [part]: own = '' }) =>
      splitServiceCodes(`${both} ${own}`),
    );
    expect(
      codes.filter((code) => compileMeanings(codesOfYear(null)).meanings[part].get(code)!.length > 0),
    ).toEqual([]);
  }
});

it('has each year’s codes from the table of that year, or of the last one before', () => {
  const knows = (year: number | null) => compileMeanings(codesOfYear(year)).meanings.SU.has('MWS');
  expect([2021, 2022, 2023, 2024, 2030, null].map(knows)).toEqual([false, false, false, true, true, true]);
});

it('names the file and each entry that is wrong in a table', () => {
  const wrong = (content: unknown) => {
    try {
      givenCodes({
        name: 'codes.json',
        text: typeof content === 'string' ? content : JSON.stringify(content),
      });
    } catch (error) {
      return (error as { issues: { path: string }[] }).issues.map(({ path }) => path);
    }
    return [];
  };
  const good = { year: 2026, source: 'a test', levels: { IOP: { SU: 'NEW1' } } };
  expect(wrong(good)).toEqual([]);
  expect(wrong('{')).toEqual(['codes.json']);
  expect(wrong({ ...good, year: 'x', levels: { IOP: { SU: 'a, b' } } })).toEqual([
    'codes.json, year',
    'codes.json, levels.IOP.SU',
  ]);
  expect(wrong({ ...good, topics: { NO_SUCH: { SU: 'A' } } })).toEqual(['codes.json, topics']);
  expect(wrong({ ...good, basedOn: 1999 })).toEqual(['codes.json, basedOn']);
});

it('turns codes into our lists, in the lists’ order', () => {
  const services = describe(
    'SU',
    'SA DT * OIT RES * MU * CBT TWFA MOTI * JC CARF STAG SOTP * SF MD MI * TRMA CO GL VET * SP AH F17',
  );
  expect(services).toMatchObject({
    levels: ['DETOX', 'RESIDENTIAL', 'IOP'],
    populations: ['LGBTQ', 'VETERAN', 'DUAL_DX', 'TRAUMA'],
    modalities: ['CBT', 'MI', 'MAT', 'TWELVE_STEP'],
    insurance: ['MEDICAID', 'SELFPAY', 'TRICARE'],
    accreditations: ['Joint Commission', 'CARF', 'SAMHSA', 'State Licensed'],
    languages: ['Spanish', 'American Sign Language', 'Chinese'],
  });
});

it.each([
  ['SA * OP OD', ['DETOX', 'OUTPATIENT', 'OUTPATIENT_DETOX']],
  ['SA DT * HI HID', ['DETOX', 'HOSPITAL_INPATIENT', 'OVERNIGHT_DETOX']],
  ['SA DT * RES RD OP OD', ['DETOX', 'RESIDENTIAL', 'OUTPATIENT', 'OVERNIGHT_DETOX', 'OUTPATIENT_DETOX']],
  // Where nobody stays overnight, or everybody, the setting says it; where both are, nothing does.
  ['SA DT * OP ORT', ['DETOX', 'OUTPATIENT', 'OUTPATIENT_DETOX']],
  ['SA DT * RES RS', ['DETOX', 'RESIDENTIAL', 'OVERNIGHT_DETOX']],
  ['SA DT * RES OP', ['DETOX', 'RESIDENTIAL', 'OUTPATIENT']],
  ['SA DT * RES OIT', ['DETOX', 'RESIDENTIAL', 'IOP']],
  // The drugs are named, and detox is not its kind of care: withdrawal by day, and no place in a detox.
  ['SA * OP ORT * ADTX', ['OUTPATIENT', 'OUTPATIENT_DETOX']],
  ['SA * RES RL * ADTX', ['RESIDENTIAL']],
])('tells from %s how one stays', (codes, levels) => {
  expect(describe('SU', codes).levels).toEqual(levels);
});

it('tells what else a center offers by topics', () => {
  expect(describe('MH', 'MH * OP HI * TELE * SS PA * CM').topics).toEqual([
    'TELEHEALTH',
    'CASE_MANAGEMENT',
    'SLIDING_SCALE',
    'PAYMENT_ASSISTANCE',
  ]);
});

it('reads a code only as its own directory means it', () => {
  expect(describe('SU', 'AD').populations).toEqual(['ADOLESCENT']);
  expect(describeServices('MH', ['AD', 'OIT']).unknown).toEqual(['AD', 'OIT']);
});

it('tells a place for one gender from a place for all', () => {
  expect(describe('SU', 'FEM')).toMatchObject({
    populations: ['WOMEN'],
    limits: { 'Serves only': ['women'] },
  });
  expect(describe('SU', 'MALE * VET')).toMatchObject({ populations: ['VETERAN', 'MEN'] });
  expect(describe('SU', 'FEM MALE')).toMatchObject({ populations: [], limits: {} });
  expect(describe('SU', 'FEM MALE * OUDO').limits).toEqual({
    'Serves only': ['people with opioid use disorder'],
  });
});

it('tells the two directories apart by their codes', () => {
  expect(partOfCodes(['SA', 'OP', 'DT', 'CBT'])).toBe('SU');
  expect(partOfCodes(['SA', 'OP', 'MH', 'DBT'])).toBe('MH');
  expect(partOfCodes(['OP', 'CBT'])).toBeUndefined();
});

it('puts what only a given table names in one order, whatever was merged first', () => {
  const said = { name: 'Harbor Clinic', city: 'Mobile', state: 'AL' } as const;
  const records = [['Zuni', 'Spanish'], ['Apache'], ['Mvskoke']].map((languages) => ({ ...said, languages }));
  const [a, b, c] = records as [SourceRecord, SourceRecord, SourceRecord];
  const merged = ['Spanish', 'Apache', 'Mvskoke', 'Zuni'];
  expect(mergeRecords(mergeRecords(a, b), c).languages).toEqual(merged);
  expect(mergeRecords(c, mergeRecords(b, a)).languages).toEqual(merged);
});
