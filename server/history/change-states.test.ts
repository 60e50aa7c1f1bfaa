import { expect, it } from 'vitest';
import { stateAfter } from './change-states.ts';

it('is what is there now, where nothing has come after', () => {
  expect(stateAfter([], { name: 'Hope', phone: '1' })).toEqual({ name: 'Hope', phone: '1' });
  expect(stateAfter([], null)).toBeNull();
});

it('is of each column what the next change that touched it has found', () => {
  const later = [{ phone: '2' }, { name: 'Hope', phone: '3' }];
  expect(stateAfter(later, { name: 'Faith', phone: '4', city: 'Waco' })).toEqual({
    name: 'Hope',
    phone: '2',
    city: 'Waco',
  });
});

it('is nothing where the next change has found nothing', () => {
  expect(stateAfter([null], { name: 'Hope' })).toBeNull();
});

it('is what was there before it was removed, and not what somebody made in its place', () => {
  expect(stateAfter([{ name: 'Hope' }], null)).toEqual({ name: 'Hope' });
  expect(stateAfter([{ name: 'Hope' }, null, { name: 'Charity' }], { name: 'Love' })).toEqual({
    name: 'Hope',
  });
});
