import { expect, it } from 'vitest';
import { canAsk, isOutOfOrder, readCallAddress, writeCallAddress } from './call-address.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

it('shows the last 30 days where the address says nothing', () => {
  const usual = readCallAddress(new URLSearchParams(), now);
  expect(usual).toEqual({ dateFrom: '2026-10-21', dateTo: '2026-11-20', centerId: '', page: 1 });
  expect(writeCallAddress(usual, now).toString()).toBe('');
});

it('keeps in the address what differs from that, also a date that was cleared', () => {
  const address = { dateFrom: '', dateTo: '2026-11-20', centerId: '42', page: 3 };
  const params = writeCallAddress(address, now);
  expect(params.toString()).toBe('dateFrom=&centerId=42&page=3');
  expect(readCallAddress(params, now)).toEqual(address);
});

it('takes the digits out of what was copied from the table, and no page that is none', () => {
  const params = new URLSearchParams({ centerId: 'ID: 00000042', page: '-1' });
  expect(readCallAddress(params, now)).toMatchObject({ centerId: '00000042', page: 1 });
});

it('asks once both dates are whole and in order', () => {
  const dateTo = '2026-11-20';
  expect(canAsk({ dateFrom: '2026-11-20', dateTo })).toBe(true);
  for (const dateFrom of ['', '0002-11-20', '2026-11-21', '2026-13-01']) {
    expect(canAsk({ dateFrom, dateTo }), dateFrom).toBe(false);
  }
  expect(isOutOfOrder({ dateFrom: '2026-11-21', dateTo })).toBe(true);
  expect(isOutOfOrder({ dateFrom: '', dateTo })).toBe(false);
});
