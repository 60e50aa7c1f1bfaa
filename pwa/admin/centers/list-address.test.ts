import { expect, it } from 'vitest';
import { readFilters, stateChoices, writeFilters } from './list-address.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

it('reads what it wrote, in the shortest form', () => {
  const filters = { q: 'house & more', state: 'TX', status: 'NEEDS_REVIEW', flaw: 'phone', page: 3 } as const;
  expect(read(writeFilters(filters).toString())).toEqual(filters);
  expect(writeFilters({ q: ' ', state: '', status: '', flaw: '', page: 1 }).toString()).toBe('');
});

it('leaves out of an address what it does not know', () => {
  expect(read('q=x&state=texas&status=GONE&flaw=name&page=-1')).toEqual({
    ...{ q: 'x', state: '', status: '', flaw: '', page: 1 },
  });
});

it('offers FL, CA, TX and NY first, and then every other state once', () => {
  expect(stateChoices.values.slice(0, 5)).toEqual(['FL', 'CA', 'TX', 'NY', 'AL']);
  expect(new Set(stateChoices.values).size).toBe(stateChoices.values.length);
  expect(stateChoices.values).toContain('WY');
});
