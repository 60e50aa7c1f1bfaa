import { expect, it } from 'vitest';
import { WriteKeys } from './write-keys.ts';

const WHAT = 'PATCH /api/admin/centers/1 {}';

function start() {
  let time = 0;
  const keys = new WriteKeys(() => time);
  return {
    keys,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it.each([undefined, 500, 502])(
  'gives the same write its key again where the answer was lost (%s)',
  (status) => {
    const { keys } = start();
    const key = keys.keyOf(WHAT);
    keys.settle(WHAT, key, status);
    expect(keys.keyOf(WHAT)).toBe(key);
    expect(keys.keyOf('PATCH /api/admin/centers/2 {}')).not.toBe(key);
  },
);

it.each([200, 204, 409, 422])('gives a new one after an answer (%i)', (status) => {
  const { keys } = start();
  const key = keys.keyOf(WHAT);
  keys.settle(WHAT, key, undefined);
  keys.settle(WHAT, key, status);
  expect(keys.keyOf(WHAT)).not.toBe(key);
});

it('takes what is asked for much later for another write', () => {
  const { keys, pass } = start();
  const key = keys.keyOf(WHAT);
  keys.settle(WHAT, key, undefined);
  pass(119_000);
  expect(keys.keyOf(WHAT)).toBe(key);
  pass(1000);
  expect(keys.keyOf(WHAT)).not.toBe(key);
});
