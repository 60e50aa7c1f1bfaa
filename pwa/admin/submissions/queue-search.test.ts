import { expect, it } from 'vitest';
import { readSearch, toQuery } from './queue-search.ts';

it('reads a search from an address, and leaves out what it does not know', () => {
  const search = readSearch(new URLSearchParams('q=Quay&from=tx&language=xx&age=72&who=me&order=sideways'));
  expect(search).toEqual({
    q: 'Quay',
    from: 'TX',
    language: '',
    age: '72',
    who: 'me',
    by: '',
    order: '',
    spam: '',
  });
  expect(JSON.parse(JSON.stringify(toQuery(search)))).toEqual({
    q: 'Quay',
    from: 'TX',
    olderThanHours: '72',
    mine: 'true',
  });
});
