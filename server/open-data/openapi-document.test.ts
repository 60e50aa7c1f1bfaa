import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guidesFile } from '#core/snapshot/snapshot.ts';
import { exampleCenter, exampleGuide } from '../examples/data-examples.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { readablePath } from './json-name.ts';
import { documentApi } from './openapi-document.ts';
import {
  type ApiDocument,
  type Call,
  callsOf,
  findErrors,
  findUndeclared,
  type Json,
  readDocuments,
} from './testing/documented-calls.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let documents: ApiDocument[];
/** Of all documents. */
let calls: Call[];

beforeAll(async () => {
  on = await startApp({ env: { PUBLIC_URL: 'https://harborlight.example' } });
  // What the examples name is there: so each can be sent as it stands.
  await on.change(async () => {
    await addCenters(on.db, exampleCenter as Parameters<typeof addCenters>[1]);
    await on.db
      .updateTable('centers')
      .set({ id: Number(exampleCenter.id) })
      .execute();
  });
  await on.change(() => addGuides(on.db, exampleGuide));
  documents = await readDocuments(on.app);
  calls = callsOf(documents);
});
afterAll(() => on.stop());

it('is valid OpenAPI 3.1 of this server', async () => {
  for (const document of documents) {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(document).toMatchObject({
      info: { license: { name: 'CC BY 4.0' }, contact: { url: 'https://harborlight.example/contact' } },
      security: [],
      servers: [{ url: 'https://harborlight.example' }],
    });
  }
});

it('keeps apart what the pages of this site ask and send', () => {
  const [everybody, site] = documents.map(({ tags }) => tags.map(({ name }) => name));
  expect(everybody).toEqual(['Open data', 'HSDS', 'Server']);
  expect(site).toEqual(['The site’s own calls', 'Messages', 'Offline copy', 'Monitoring']);
});

/** Signing in: open to all, and of use to staff alone. */
const SIGN_IN = [
  'post /api/session',
  'post /api/tokens',
  'post /api/staff-links/look',
  'post /api/staff-links/accept',
];

it('holds every call below /api and /hsds that anybody may make, and none of staff', async () => {
  const documented = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  const missing: string[] = [];
  for (const { method, path } of on.app.routes) {
    const name = `${method.toLowerCase()} ${documentedPath(path)}`;
    if (method === 'ALL' || !/^\/(api|hsds)(\/|$)/.test(path) || documented.delete(name)) continue;
    if (SIGN_IN.includes(name) || calls.some((call) => `${call.method} ${call.path}` === name)) continue;
    const { status } = await on.app.request(path.replaceAll(/:\w+(\{.*\})?/g, '1'), { method });
    if (status !== 401) missing.push(name);
  }
  expect(missing).toEqual([]);
  expect([...documented]).toEqual(['get /livez', 'get /readyz', 'get /healthz']);
  expect(calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
});

/** Hono's path as the document writes it. */
function documentedPath(path: string): string {
  return readablePath(path.replaceAll(/:(\w+)(\{\[\^\/\]\+\\\.json\})?(\{.*\})?/g, '{$1$2}'));
}

it('names each call once, and shows an example of all that is sent and answered', () => {
  expect(calls.filter(({ operationId }) => !operationId)).toEqual([]);
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const without = calls.flatMap(({ operationId, parameters, requestBody, responses }) => [
    ...parameters.filter(({ example }) => example === undefined).map(({ name }) => `${operationId}: ${name}`),
    ...[['body', requestBody] as const, ...Object.entries(responses)].flatMap(
      ([name, { content = {} } = {}]) =>
        Object.values(content)
          .filter(({ example }) => example === undefined)
          .map(() => `${operationId}: ${name}`),
    ),
  ]);
  expect(without).toEqual([]);
});

it('shows only examples that its own schemas allow', () => {
  const wrong: unknown[] = [];
  for (const { document, operationId, parameters, requestBody, responses } of calls) {
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const { schema, example } of [...parameters, ...contents]) {
      const errors = findErrors(document, schema, example);
      if (errors) wrong.push([operationId, errors]);
    }
  }
  expect(wrong).toEqual([]);
});

it('tells of each call what it really answers, field by field', async () => {
  const wrong: unknown[] = [];
  const statuses: Record<string, number> = {};
  for (const call of calls) {
    const response = await send(call);
    if (!response.ok) statuses[call.operationId] = response.status;
    wrong.push(...(await findUndeclared(call, response)));
  }
  expect(wrong).toEqual([]);
  expect(statuses, 'All other examples are answered with what was asked for.').toEqual({
    // No provider of texts is set up here.
    textCenterDetails: 503,
  });
});

it('answers each example of HSDS with the records that it shows, of a list the first', async () => {
  const idsOf = (answer: { id?: string; contents?: { id: string }[] }) =>
    answer.contents?.[0]?.id ?? answer.id;
  const records = calls.filter(({ path }) => path.startsWith('/hsds/'));
  expect(records).toHaveLength(12);
  for (const call of records) {
    const shown = call.responses[200]!.content!['application/json']!.example as Json;
    expect(idsOf(shown), call.operationId).toBeDefined();
    expect(idsOf(await (await send(call)).json()), call.operationId).toBe(idsOf(shown));
  }
});

it('refuses a parameter that there is not, whatever is read below /api', async () => {
  const reads = calls.filter(({ method, path }) => method === 'get' && path.startsWith('/api/'));
  expect(reads.length).toBeGreaterThan(25);
  const taken: unknown[] = [];
  for (const call of reads) {
    const response = await send(call, { zzz: '1' });
    const body = await response.text();
    const named = response.status === 400 ? JSON.parse(body).error.issues[0].path : undefined;
    if (named !== 'zzz') taken.push([call.path, response.status]);
    expect(call.responses[400], call.operationId).toBeDefined();
  }
  expect(taken).toEqual([]);
});

/** Sends a call as its examples say. */
function send({ method, path, parameters, requestBody }: Call, others: Record<string, string> = {}) {
  const query = new URLSearchParams(others);
  const headers: Record<string, string> = {};
  let address = path;
  for (const { name, in: place, example } of parameters) {
    if (place === 'query') for (const value of [example].flat()) query.append(name, String(value));
    else if (place === 'header') headers[name] = `${example}-${path}`.replaceAll('/', '-');
    // The one name that is made from what a file holds.
    else
      address = address.replace(
        `{${name}}`,
        name === 'file' ? guidesFile(on.live.manifest!.guides) : String(example),
      );
  }
  const body = requestBody?.content['application/json']?.example;
  if (body) return on.post(address, body, headers);
  return on.app.request(`${address}?${query}`, { method: method.toUpperCase(), headers });
}

it('takes up a route of any part of the app, and leaves staff’s out', () => {
  const answer = { 200: { description: 'Something.' } };
  const part = new OpenAPIHono();
  const params = z.object({ id: z.string() });
  const route = createRoute({
    method: 'get',
    path: '/things/{id}',
    tags: ['Things'],
    request: { params },
    responses: answer,
  });
  part.openapi(route, (c) => c.text(''));
  const staff = createRoute({ method: 'delete', path: '/things', tags: ['Staff'], responses: answer });
  part.openapi(staff, (c) => c.text(''));
  const app = new OpenAPIHono().route('/other', part).route('/api/admin', part);
  const { paths, tags } = documentApi(app.openAPIRegistry, 'everybody');
  expect(Object.keys(paths ?? {})).toEqual(['/other/things/{id}']);
  expect(tags).toEqual([{ name: 'Things' }]);
});
