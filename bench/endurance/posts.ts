import { randomUUID } from 'node:crypto';
import { TEXT_TOKEN_CALL, TEXT_TOKEN_HEADER } from '#core/messages/text-token.ts';
import {
  callTap,
  centerReport,
  contactPayload,
  listingPayload,
  matchingRequest,
  submission,
} from '#server/testing/messages.ts';
import type { SeededRandom } from '../../data/seeded-random.ts';

/** One message of a person's phone, with what the server said to it. */
export interface Post {
  kind: PostKind;
  path: string;
  body: unknown;
  /** Names it to the server, as the app does. */
  key: string;
  /** Found again in the row that is stored; of a text in its receipt. */
  mark: string;
  /** Each comes from its own address, for the limits. */
  from: string;
  /** How many mails it makes. */
  mails: number;
  /** Under which it was answered to be stored. */
  ids: Set<string>;
}

interface Kind {
  /** How many of all posts are of this kind: most people call, and few write. */
  share: number;
  path: string;
  mails: number;
  body: (mark: string, number: number) => unknown;
}

const emailOf = (number: number) => `person${number}@mail.example`;
const listingKind = (type: 'NEW_CENTER' | 'UPDATE_CENTER'): Kind => ({
  share: 1,
  path: '/api/submissions',
  mails: 2,
  body: (centerName, number) =>
    submission({ ...listingPayload, type, centerName, submitterEmail: emailOf(number) }, type),
});

/** All that the public can send by the app; what comes from a browser without a script has no name to be repeated by. */
const kinds = {
  contact: {
    share: 1,
    path: '/api/submissions',
    mails: 2,
    body: (message, number) => submission({ ...contactPayload, message, email: emailOf(number) }),
  },
  'new listing': listingKind('NEW_CENTER'),
  'changed listing': listingKind('UPDATE_CENTER'),
  match: {
    share: 2,
    path: '/api/live-matching',
    mails: 1,
    body: (userPhone) => ({ ...matchingRequest, userPhone }),
  },
  call: { share: 12, path: '/api/track-call', mails: 0, body: (userCity) => ({ ...callTap, userCity }) },
  report: {
    share: 6,
    path: '/api/center-reports',
    mails: 0,
    body: (comment) => ({ ...centerReport, comment }),
  },
  text: { share: 5, path: '/api/send-referral-sms', mails: 0, body: (_mark, number) => textTo(number) },
} satisfies Record<string, Kind>;
export type PostKind = keyof typeof kinds;

function textTo(number: number) {
  const { centerId, centerName, centerPhone } = callTap;
  return { userPhone: phoneOf(number), centerId, centerName, centerPhone };
}

/** Each its own, for the limit of texts to a phone. */
function phoneOf(number: number): string {
  return `512-555-${String(number % 10_000).padStart(4, '0')}`;
}

/** So many, of all kinds. */
export function makePosts(count: number, random: SeededRandom): Post[] {
  const names = Object.keys(kinds) as PostKind[];
  const drawn = random.proportioned(
    names.map((kind) => ({ kind, share: kinds[kind].share })),
    count,
  );
  return drawn.map(({ kind }, number) => makePost(kind, number));
}

function makePost(kind: PostKind, number: number): Post {
  const { path, mails, body } = kinds[kind];
  const key = randomUUID();
  const mark = kind === 'text' ? key : `post ${number}`;
  return {
    kind,
    path,
    mails,
    body: body(mark, number),
    key,
    mark,
    from: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ids: new Set(),
  };
}

/** What a post came to: an id; nothing, where the server went away; or why it is to come again. */
type Outcome = { id: string; replayed: boolean } | 'unanswered' | 'no room' | 'token too old' | 'not yet';

/** Each person has their own; one that is kept open the server would hold for two minutes. */
export const OWN_CONNECTION = { Connection: 'close' };

/** Sends it as the app does. Throws where the answer is none that a phone would try again after. */
export async function send(origin: string, { kind, path, body, key, from }: Post): Promise<Outcome> {
  const signal = AbortSignal.timeout(30_000);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Forwarded-For': from,
    ...OWN_CONNECTION,
  };
  try {
    const token = kind === 'text' ? await fetchToken(origin, signal) : {};
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, ...token },
      body: JSON.stringify(body),
      signal,
    });
    const answer = (await response.json()) as { id?: string; error?: { code: string } };
    if (response.status === 201 && answer.id)
      return { id: answer.id, replayed: response.headers.has('Idempotency-Replayed') };
    if (answer.error?.code === 'disk_full') return 'no room';
    if (response.status === 403) return 'token too old';
    if (response.status === 503) return 'not yet';
    throw new Error(`${kind}: ${response.status} ${JSON.stringify(answer)}`);
  } catch (error) {
    // How fetch says that the connection broke.
    if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return 'unanswered';
    throw error;
  }
}

async function fetchToken(origin: string, signal: AbortSignal): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api${TEXT_TOKEN_CALL}`, { signal, headers: OWN_CONNECTION });
  const { token } = (await response.json()) as { token: string };
  return { [TEXT_TOKEN_HEADER]: token };
}
