import { expect, it } from 'vitest';
import { joinNames, nameCenter } from './center-name.ts';

it.each([
  ['Gavin Foundation', 'Gavin House', 'Gavin Foundation - Gavin House'],
  [
    'Western Arkansas Counseling and',
    'Guidance Center Inc',
    'Western Arkansas Counseling and Guidance Center Inc',
  ],
  ['Rensselaer County Department of', 'Mental Health', 'Rensselaer County Department of Mental Health'],
  ['Safe Harbor Treatment Center', 'for Women LLC', 'Safe Harbor Treatment Center for Women LLC'],
  ['Felton Institute', 'reMIND', 'Felton Institute - reMIND'],
  ['Central Valley Clinic', '(CVC)', 'Central Valley Clinic (CVC)'],
  ['Butte County Dept', '(BCDBH)/Chico Adult Services', 'Butte County Dept (BCDBH) - Chico Adult Services'],
  ['Terrace LLC', 'DBA The Ranch', 'Terrace LLC (doing business as The Ranch)'],
  ['Circle Health Services', 'fka Free Clinic', 'Circle Health Services (formerly Free Clinic)'],
  ['Salvation Army Clitheroe Center', 'Clitheroe Center', 'Salvation Army Clitheroe Center'],
  ['Mirror Inc', 'Mirror Inc Shawnee', 'Mirror Inc Shawnee'],
  ['Option', 'Optional Care', 'Option - Optional Care'],
])('joins “%s” and “%s” to “%s”', (name, second, joined) => {
  expect(joinNames(name, second)).toBe(joined);
});

const place = { city: 'Anchorage', state: 'AK' as const };

it('leaves several programs out of the name', () => {
  const programs = [
    { name: 'Akeela House', phone: '907-555-0100' },
    { name: 'Stepping Stones', phone: '907-555-0101' },
  ];
  expect(nameCenter({ ...place, name: 'Akeela Inc', phones: ['907-555-0100'], programs })).toEqual({
    name: 'Akeela Inc',
    programs,
  });
});

it('takes two spellings of a program at one phone for one', () => {
  const programs = [
    { name: 'Hillside', phone: '928-555-0100' },
    { name: 'Hillside Center', phone: '928-555-0100 x12' },
  ];
  expect(nameCenter({ ...place, name: 'Guidance Clinic', programs })).toEqual({
    name: 'Guidance Clinic - Hillside Center',
    programs: [],
  });
});

it('keeps programs apart that differ by a number and phone', () => {
  const programs = [
    { name: 'Samuels House', phone: '559-555-0100' },
    { name: 'Samuels House 2', phone: '559-555-0101' },
  ];
  expect(nameCenter({ ...place, name: 'Champions', programs }).programs).toHaveLength(2);
});
