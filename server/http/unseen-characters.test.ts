import { z } from '@hono/zod-openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContactPayload, ListingPayload } from '#core/messages/submission.ts';
import { LONG_FIELDS } from '#core/messages/tidy-message.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.stop());

/** What may have several lines: besides the public's long fields those that staff write. */
const LONG: readonly string[] = [...LONG_FIELDS, 'excerpt', 'bodyMarkdown', 'reason'];
/** Kept by nobody as text: what is hashed, or compared with a hash; and JSON, whose text is looked at once it is read. */
const NO_TEXT = ['password', 'current', 'token', 'payloadJson'];
/** Rows of a file and a mapping that are tried out and kept nowhere: each value is looked at as it becomes a center's. */
const KEPT_NOWHERE = 'post /api/admin/bulk-import/mapping/trial ';

interface Text {
  where: string;
  name: string;
  schema: z.ZodType;
}

/** Every place for text in a schema. */
function textsIn(schema: z.ZodType, where: string, name: string): Text[] {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const inner = (of: unknown, more = '', called = name) => textsIn(of as z.ZodType, where + more, called);
  switch (def.type) {
    case 'object':
      return Object.entries((schema as z.ZodObject).shape).flatMap(([key, of]) => inner(of, `.${key}`, key));
    case 'array':
      return inner(def.element, '[]');
    case 'record':
      return [...inner(def.keyType), ...inner(def.valueType)];
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def.innerType);
    case 'union':
      return (def.options as z.ZodType[]).flatMap((option) => inner(option));
    case 'pipe': {
      // What follows a text may narrow it further.
      const first = (def.in as z.ZodType).type;
      return first === 'string' ? [{ where, name, schema }] : inner(def.in);
    }
    case 'string':
      return [{ where, name, schema }];
    case 'lazy':
      throw new Error(`${where}: look into it, too.`);
    default:
      return [];
  }
}

it('takes control characters in no text that anybody sends, and line ends in no line', () => {
  const texts = on.app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { method, path, request } = definition.route;
    const json: object = request?.body?.content['application/json'] ?? {};
    const schema = 'schema' in json ? json.schema : undefined;
    return schema instanceof z.ZodType ? textsIn(schema, `${method} ${path} `, '') : [];
  });
  texts.push(...textsIn(ListingPayload, 'listing ', ''), ...textsIn(ContactPayload, 'contact ', ''));
  expect(texts.length).toBeGreaterThan(60);
  const taken = texts
    .filter(({ name, where }) => !NO_TEXT.includes(name) && !where.startsWith(KEPT_NOWHERE))
    .flatMap(({ where, name, schema }) => {
      const lineEnds = LONG.includes(name) ? [] : ['\r', '\n', '\t', '\u2028'];
      return ['\0', '\x1b', '\x85', ...lineEnds]
        .filter((hidden) => ['a@b.example', 'https://a.example/'].some((text) => takes(schema, text, hidden)))
        .map((hidden) => `${where}: ${JSON.stringify(hidden)}`);
    });
  expect(taken).toEqual([]);
});

function takes(schema: z.ZodType, text: string, hidden: string): boolean {
  const { success, data } = schema.safeParse(text.replace('a', `a${hidden}a`));
  return success && String(data).includes(hidden);
}

it('lets the long fields of the public’s forms have lines, as the pages believe', () => {
  const long = [...textsIn(ListingPayload, '', ''), ...textsIn(ContactPayload, '', '')]
    .filter(({ schema }) => schema.safeParse('one\ntwo').success)
    .map(({ name }) => name);
  expect([...long, 'comment'].sort()).toEqual([...LONG_FIELDS].sort());
});

it.each([
  '/api/centers?q=word%00',
  '/api/centers?q=word%1b',
  '/api/centers?q=word%C2%85',
  '/api/centers/a%0Db',
])('answers %s with 400, and pasted line ends as it answers spaces', async (address) => {
  expect((await on.app.request(address)).status).toBe(400);
  expect((await on.app.request('/api/centers?q=two%0D%0A%09words')).status).toBe(200);
});

it('still shows what is stored from before', async () => {
  await on.change(() => addCenters(on.db, { name: 'Lantern\rHouse\x07', city: 'Austin', state: 'TX' }));
  const response = await on.app.request('/api/centers?state=TX');
  expect((await response.json()).centers).toMatchObject([{ name: 'Lantern\rHouse\x07' }]);
});
