import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { ServerProcess } from '../../pwa/e2e/server-process.ts';
import { connect } from '../database/db.ts';
import { callTap, contactPayload, listingPayload, matchingRequest, submission } from '../testing/messages.ts';

const MESSAGES = 500;
const CLIENTS = 12;
const CRASHES = 8;
const ENVIRONMENT = {
  LIMIT_FORMS_PER_HOUR: '1000',
  TRUST_PROXY: 'true',
  STAFF_EMAIL: 'staff@harborlight.example',
};

const server = new ServerProcess();
/** From source: what is tested is what is written, and not what was built last. */
const start = () => server.start(ENVIRONMENT);
afterAll(() => server.remove());

/** The same numbers at each run, from 0 to below 1: Park and Miller's generator. */
let seed = 20_261_120;
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

interface Message {
  /** Found again in the row that is stored. */
  mark: string;
  path: string;
  body: unknown;
  /** Each its own, for the limit of calls. */
  from: string;
  /** What it was answered. */
  ids: Set<string>;
}

/** Forms and calls in turn. */
function message(number: number): Message {
  const mark = `message ${number}`;
  // Each its own, for the limit of confirmations.
  const email = `person${number}@mail.example`;
  const [path, body] = [
    ['/api/submissions', submission({ ...contactPayload, email, message: mark })],
    [
      '/api/submissions',
      submission({ ...listingPayload, submitterEmail: email, centerName: mark }, 'NEW_CENTER'),
    ],
    ['/api/live-matching', { ...matchingRequest, userPhone: mark }],
    ['/api/track-call', { ...callTap, userCity: mark }],
  ][number % 4] as [string, unknown];
  return { mark, path, body, from: `198.51.100.${number % 250}`, ids: new Set() };
}

/** The id that is answered; undefined where the server went away instead. */
async function post({ mark, path, body, from }: Message): Promise<string | undefined> {
  try {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': mark.replace(' ', '-'),
        'X-Forwarded-For': from,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { id?: string };
    expect(response.status, JSON.stringify(answer)).toBe(201);
    return answer.id;
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === 'AbortError') return undefined;
    throw error;
  }
}

it('stores each of 500 messages once, and every one that it answered, whenever it is killed', async () => {
  await start();
  const messages = Array.from({ length: MESSAGES }, (_, number) => message(number));
  const waiting = [...messages];
  let answered = 0;
  let unanswered = 0;

  async function client(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const id = await post(next);
      if (id === undefined) {
        unanswered++;
        waiting.unshift(next);
        await pause(20 + random() * 50);
        continue;
      }
      if (next.ids.size === 0) answered++;
      next.ids.add(id);
      // An answer that never reached the phone: it sends again.
      if (random() < 0.2 && next.ids.size === 1)
        waiting.splice(Math.floor(random() * waiting.length), 0, next);
    }
  }

  async function crashNowAndThen(): Promise<void> {
    for (let crash = 1; crash <= CRASHES; crash++) {
      const enough = (crash * MESSAGES) / (CRASHES + 1);
      while (answered < enough) await pause(1);
      await pause(random() * 10);
      await server.stop('SIGKILL');
      await start();
    }
  }

  await Promise.all([crashNowAndThen(), ...Array.from({ length: CLIENTS }, client)]);
  await server.stop('SIGKILL');

  expect(answered).toBe(MESSAGES);
  expect(unanswered).toBeGreaterThan(CRASHES);
  expect(await readStored()).toEqual(new Map(messages.map(({ mark, ids }) => [mark, [...ids]])));
  expect([...new Set(messages.map(({ ids }) => ids.size))]).toEqual([1]);
});

/** The ids under which each message is stored. Throws where a message has not exactly its own mails. */
async function readStored(): Promise<Map<string, string[]>> {
  const db = connect(server.databaseFile);
  const submissions = await db.selectFrom('submissions').select(['id', 'type', 'payload_json']).execute();
  const requests = await db.selectFrom('matching_requests').select(['id', 'user_phone']).execute();
  const calls = await db.selectFrom('call_logs').select(['id', 'user_city']).execute();
  const mails = await db
    .selectFrom('notifications')
    .select(['audience', 'submission_id', 'matching_request_id'])
    .execute();
  await db.destroy();

  expect(
    mails.map((mail) => `${mail.audience} ${mail.submission_id ?? mail.matching_request_id}`).sort(),
  ).toEqual(
    [
      ...submissions.flatMap(({ id }) => [`staff ${id}`, `submitter ${id}`]),
      ...requests.map(({ id }) => `staff ${id}`),
    ].sort(),
  );
  const stored = new Map<string, string[]>();
  const note = (mark: string | null, id: string) =>
    stored.set(mark ?? '', [...(stored.get(mark ?? '') ?? []), id]);
  for (const { id, type, payload_json } of submissions) {
    const payload = JSON.parse(payload_json) as { message: string; centerName: string };
    note(type === 'CONTACT' ? payload.message : payload.centerName, id);
  }
  for (const { id, user_phone } of requests) note(user_phone, id);
  for (const { id, user_city } of calls) note(user_city, id);
  return stored;
}
