import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTexting } from './testing/sending-sms.ts';
import { refuse } from './testing/sms-server.ts';

let texting: Awaited<ReturnType<typeof startTexting>>;
beforeEach(async () => {
  texting = await startTexting({ LIMIT_TEXTS_ALL_PER_HOUR: '3', LIMIT_TEXTS_ALL_PER_DAY: '4' });
});
afterEach(() => texting.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();
const statuses = async (times: number) => {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push((await texting.send()).status);
  return found;
};

it('sends all clients together so many texts in an hour, also after a restart, and shows another way', async () => {
  texting.provider.answer = refuse(503);
  expect(await statuses(4)).toEqual([502, 502, 502, 502]);
  texting.forget();
  expect(await statuses(2)).toEqual([201, 201]);
  await texting.restart();
  expect(await statuses(1)).toEqual([201]);
  await texting.restart();
  const over = await texting.send();
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect((await over.json()).error).toEqual({
    code: 'texts_used_up',
    message: expect.stringContaining('your own Messages'),
  });
  expect(texting.provider.received).toHaveLength(3);
});

it('counts a text whose answer was lost: it may have gone', async () => {
  texting.provider.answer = (response) => void response.destroy();
  expect(await statuses(3)).toEqual([502, 502, 502]);
  texting.forget();
  expect(await statuses(1)).toEqual([429]);
});

it('counts by the day, too, and no longer than that', async () => {
  expect(await statuses(3)).toEqual([201, 201, 201]);
  const db = texting.server.db;
  await db
    .updateTable('text_messages')
    .set({ created_at: hoursAgo(2) })
    .execute();
  expect(await statuses(2)).toEqual([201, 429]);
  await db
    .updateTable('text_messages')
    .set({ created_at: hoursAgo(25) })
    .execute();
  expect(await statuses(4)).toEqual([201, 201, 201, 429]);
});

it.each(['876-555-0142', '900-555-0142', '+225 27 20 00 00 00', '512-976-0142'])(
  'texts no number that costs many times as much: %s',
  async (userPhone) => {
    const refused = await texting.send({ userPhone });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.issues).toEqual([
      { path: 'userPhone', message: 'We can text numbers of the United States and Canada only.' },
    ]);
    expect(texting.provider.received).toEqual([]);
  },
);
