import { expect, it } from 'vitest';
import { openAddresses } from '../i18n/es/open-data/open-addresses.ts';
import {
  askAddresses,
  indexAddresses,
  interfaceAddresses,
  jsonAddresses,
  wholeDirectoryAddresses,
} from './open-addresses.ts';

it('says in Spanish, too, what is at each address', () => {
  const all = [
    ...askAddresses,
    ...jsonAddresses,
    ...wholeDirectoryAddresses,
    ...interfaceAddresses,
    ...indexAddresses,
  ];
  expect(Object.keys(openAddresses).sort()).toEqual(all.map(({ path }) => path).sort());
});
