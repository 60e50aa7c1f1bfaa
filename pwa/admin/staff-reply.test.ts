import { expect, it } from 'vitest';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { LateError } from '../site/patience.ts';
import { describeFailure, staffReply } from './staff-reply.ts';

const { strangers } = adminFrame;
const PAGE = '<!doctype html><h1>Welcome, guest of Room 12</h1>';

const failureOf = (body: string, status: number) =>
  staffReply(Promise.resolve(new Response(body, { status }))).then(
    () => undefined,
    (error: unknown) => describeFailure(error),
  );

it.each([
  [413, strangers.tooLarge],
  [502, strangers.away],
  [503, strangers.away],
  [504, strangers.away],
  [200, strangers.other],
  [403, strangers.other],
  [511, strangers.other],
])('says in our words what a page of %i from something in between means', async (status, words) => {
  expect(await failureOf(PAGE, status)).toBe(words);
  expect(await failureOf('', status)).toBe(words);
});

it('gives a line of plain text as it came', async () => {
  expect(await failureOf('Out of order', 500)).toBe('500: Out of order');
});

it('gives the server’s own words where it has some', async () => {
  const refusal = { error: { code: 'too_large', message: 'The file is too large.' } };
  expect(await failureOf(JSON.stringify(refusal), 413)).toBe('The file is too large.');
  expect(describeFailure(new TypeError('Failed to fetch'))).toBe(adminFrame.offline);
});

it('does not say that nothing was done where nobody knows', () => {
  expect(describeFailure(new LateError())).toBe(adminFrame.late);
});
