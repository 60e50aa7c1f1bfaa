import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect } from 'vitest';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { formAddresses } from '#core/messages/form-messages.ts';
import { startTexting } from '../../sms/testing/sending-sms.ts';
import { contactPayload, listingPayload, matchingRequest } from '../../testing/messages.ts';
import {
  type Call,
  callsOf,
  findErrors,
  findUndeclared,
  type Json,
  readDocuments,
} from './documented-calls.ts';
import { anyName, anyValue } from './random-requests.ts';

/** In place of what a field should hold; also what is longer than any body may be. */
const anything = fc.oneof(
  { arbitrary: anyValue, weight: 4 },
  {
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]], 'x'.repeat(70_000)),
    weight: 3,
  },
  { arbitrary: fc.array(anyValue, { maxLength: 3 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** Fields as they should be, often with some that are missing, wrong or unknown. */
function mutated(example: Json): fc.Arbitrary<Json> {
  const names = fc.constantFrom(...Object.keys(example));
  return fc
    .record({
      isGood: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
      dropped: fc.array(names, { maxLength: 1 }),
      changed: fc.array(fc.tuple(names, anything), { maxLength: 2 }),
      added: fc.array(fc.tuple(anyName, anything), { maxLength: 1 }),
    })
    .map(({ isGood, dropped, changed, added }) => {
      if (isGood) return { ...example };
      const fields = [
        ...Object.entries(example).filter(([name]) => !dropped.includes(name)),
        ...changed,
        ...added,
      ];
      return Object.fromEntries(fields) as Json;
    });
}

/** Its JSON, or what is nearly that, or nothing like it. */
function written(body: fc.Arbitrary<Json>): fc.Arbitrary<string> {
  const text = body.map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: text, weight: 12 },
    { arbitrary: fc.tuple(text, fc.nat(400)).map(([whole, end]) => whole.slice(0, end)), weight: 1 },
    { arbitrary: fc.json({ maxDepth: 4 }), weight: 1 },
    { arbitrary: anyValue, weight: 1 },
    {
      arbitrary: fc.constantFrom('['.repeat(30_000), '{"__proto__":{"q":1}}', '1e999', '\uFEFF{}'),
      weight: 1,
    },
  );
}

const anyKey = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 2 },
  { arbitrary: fc.uuid(), weight: 4 },
  { arbitrary: fc.constantFrom('again', '', 'x'.repeat(201), 'a b'), weight: 1 },
);
const anyType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 10 },
  {
    arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=latin1', ''),
    weight: 1,
  },
);

/** An app that can do all that a message asks for, and what is stored of messages. */
async function start() {
  const many = '1000000';
  const on = await startTexting({ LIMIT_TEXTS_ALL_PER_HOUR: many, LIMIT_TEXTS_ALL_PER_DAY: many });
  // The frame in which what is not taken comes back.
  cpSync(
    fileURLToPath(new URL('../../../pwa/index.html', import.meta.url)),
    join(on.server.folder, 'pwa/index.html'),
  );
  const tables = [
    'submissions',
    'matching_requests',
    'call_logs',
    'center_reports',
    'text_messages',
  ] as const;
  async function countStored(): Promise<number> {
    const counts = await Promise.all(
      tables.map((table) =>
        on.server.db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow(),
      ),
    );
    return counts.reduce((sum, { rows }) => sum + Number(rows), 0);
  }
  let clients = 0;
  /** Each from an address of its own: of limits other tests tell. */
  function newClient() {
    const number = ++clients;
    return { incoming: { socket: { remoteAddress: `10.0.${number >> 8}.${number & 255}` } } };
  }
  return { on, countStored, newClient };
}

/**
 * Posts so many random bodies to the calls that the API's documents have for messages: none may fail, be answered as no
 * document says, or be stored though the document says that it is wrong; what is refused leaves nothing behind.
 */
export async function postRandomBodies(count: number): Promise<void> {
  const { on, countStored, newClient } = await start();
  try {
    const calls = callsOf(await readDocuments(on.server.app)).filter(({ method }) => method === 'post');
    expect(calls.length).toBeGreaterThan(4);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyPost(calls), async ({ name, text, key, type, hasToken }) => {
        const call = calls.find(({ operationId }) => operationId === name)!;
        const before = await countStored();
        const response = await on.server.app.request(
          call.path,
          {
            method: 'POST',
            headers: {
              'Content-Type': type,
              ...(key !== undefined && { 'Idempotency-Key': key }),
              ...(hasToken && (await on.newToken())),
            },
            body: text,
          },
          newClient(),
        );
        const { status } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isRepeat = response.headers.has('Idempotency-Replayed');
        expect(status, text.slice(0, 500)).toBeLessThan(500);
        expect(await findUndeclared(call, response), text.slice(0, 500)).toEqual([]);
        const isTaken = status === 201;
        expect((await countStored()) - before).toBe(isTaken && !isRepeat ? 1 : 0);
        if (isTaken) expect(findErrors(call.document, bodySchema(call), JSON.parse(text)) ?? []).toEqual([]);
      }),
      { numRuns: count },
    );
    expect(statuses.get(201)).toBeGreaterThan(count / 20);
    expect(statuses.get(400)).toBeGreaterThan(count / 4);
    expect(on.server.errors).toEqual([]);
  } finally {
    await on.stop();
  }
}

function bodySchema({ requestBody }: Call): Json {
  return requestBody!.content['application/json']!.schema;
}

const anyPost = (calls: readonly Call[]) =>
  fc.constantFrom(...calls).chain((call) => {
    const { example } = call.requestBody!.content['application/json']!;
    return fc.record({
      name: fc.constant(call.operationId),
      text: written(anyBody(example as Json)),
      key: anyKey,
      type: anyType,
      hasToken: fc.integer({ min: 0, max: 4 }).map((one) => one > 0),
    });
  });

/** What a submission is about stands in it as JSON of its own. */
function anyBody(example: Json): fc.Arbitrary<Json> {
  const { payloadJson } = example;
  if (typeof payloadJson !== 'string') return mutated(example);
  const payload = fc.oneof(
    mutated(JSON.parse(payloadJson) as Json),
    mutated(contactPayload),
    mutated(listingPayload),
  );
  return fc.oneof(
    mutated(example),
    fc
      .tuple(mutated(example), payload)
      .map(([body, inner]) => ({ ...body, payloadJson: JSON.stringify(inner) })),
  );
}

const anyForm = (centerId: string) => {
  const forms = [
    [formAddresses.matching, matchingRequest],
    [formAddresses.contact, contactPayload],
    [formAddresses.listing, listingPayload],
    ['/centers/lantern-house-austin-tx', { centerId, kind: 'WRONG_NUMBER', comment: 'A bakery answers.' }],
  ] as const;
  return fc.constantFrom(...forms).chain(([address, example]) =>
    fc.record({
      address: fc.constantFrom(...languages).map((language) => inLanguage(language, address)),
      fields: mutated(example),
      isMultipart: fc.boolean(),
    }),
  );
};

/**
 * Posts so many forms as a browser without a script does, with random fields: none may fail, and what is stored is what
 * the page says thanks for.
 */
export async function postRandomForms(count: number): Promise<void> {
  const { on, countStored, newClient } = await start();
  try {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyForm(on.ids['Lantern House']!), async ({ address, fields, isMultipart }) => {
        const body = isMultipart ? new FormData() : new URLSearchParams();
        for (const [name, value] of Object.entries(fields)) {
          for (const each of [value].flat())
            body.append(name, typeof each === 'string' ? each : JSON.stringify(each));
        }
        const before = await countStored();
        const response = await on.server.app.request(address, { method: 'POST', body }, newClient());
        const { status } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isTaken = status === 303;
        if (!isTaken)
          expect([400, 404, 413, 422, 429], JSON.stringify(fields).slice(0, 500)).toContain(status);
        const stored = (await countStored()) - before;
        // The same once more within ten minutes is the same message.
        expect(isTaken ? [0, 1] : [0]).toContain(stored);
      }),
      { numRuns: count },
    );
    expect(statuses.get(303)).toBeGreaterThan(count / 20);
    expect(statuses.get(400)).toBeGreaterThan(count / 10);
    expect(on.server.errors).toEqual([]);
  } finally {
    await on.stop();
  }
}
