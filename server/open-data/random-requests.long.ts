import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCenter, exampleGuide } from '../examples/data-examples.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: { type?: string; enum?: string[]; items?: { enum?: string[] } };
  example: unknown;
}
interface Call {
  path: string;
  parameters: Parameter[];
}

const REQUESTS = 2000;

let on: Awaited<ReturnType<typeof startApp>>;
let calls: Call[];

beforeAll(async () => {
  on = await startApp();
  await on.change(() => addCenters(on.db, exampleCenter as Parameters<typeof addCenters>[1]));
  await on.change(() => addGuides(on.db, exampleGuide));
  const { paths } = (await (await on.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  };
  calls = Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: get.parameters ?? [] }] : [],
  );
});
afterAll(() => on.stop());

/** Names that no call has, some of them nearly one's, and what breaks out of an address. */
const anyName = fc.oneof(
  fc.constantFrom(
    'levels',
    'zip',
    'Level',
    'pages',
    'utm_source',
    'again',
    '__proto__',
    'constructor',
    'q[]',
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const anyValue = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e9', 'DETOX', 'true', 'TX', 'null', '%', '\u0000', '🙂', '../..'),
  fc.string({ maxLength: 40 }),
  fc.string({ minLength: 200, maxLength: 400, unit: 'binary' }),
);

/** A request: a call, with any of its own parameters by their example or by anything, and with any others. */
const anyRequest = () =>
  fc.constantFrom(...calls).chain(({ path, parameters }) => {
    const own = parameters.filter((parameter) => parameter.in === 'query');
    const one = (parameter: Parameter) =>
      fc
        .oneof(fc.constant(String([parameter.example].flat()[0])), anyValue)
        .map((value) => [parameter.name, value] as const);
    return fc.record({
      address: fc.constant(fillIn(path, parameters)),
      known: fc.constant(own),
      query: fc.tuple(
        own.length > 0 ? fc.array(fc.constantFrom(...own).chain(one), { maxLength: 4 }) : fc.constant([]),
        fc.array(fc.tuple(anyName, anyValue), { maxLength: 2 }),
      ),
    });
  });

it('answers any request without failing, and drops nothing in silence', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest(), async ({ address, known, query: [own, others] }) => {
      const params = new URLSearchParams([...own, ...others].map(([name, value]) => [name, value]));
      const response = await on.app.request(`${address}?${params}`);
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      if (!address.startsWith('/api/')) return;
      const unknown = [...params.keys()].filter(
        (name) => !known.some((each) => each.name === name) && !isPastCaches(name, address),
      );
      const wrong = [...params].filter(([name, value]) =>
        isOffList(
          known.find((each) => each.name === name),
          value,
        ),
      );
      if (unknown.length + wrong.length === 0) return;
      refused += 1;
      expect(response.status, text).toBe(400);
      const { issues } = JSON.parse(text).error;
      const named = issues.map(({ path }: { path: string }) => path);
      // What is no parameter is said first; what is wrong with the others, once they are all known.
      for (const name of unknown.length > 0 ? unknown : wrong.map(([own]) => own))
        expect(named).toContain(name);
    }),
    { numRuns: REQUESTS, seed: 26 },
  );
  expect(refused).toBeGreaterThan(REQUESTS / 4);
});

function fillIn(path: string, parameters: readonly Parameter[]): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, example }) => address.replace(`{${name}}`, String(example)), path);
}

/** Phones add it to get past what caches hold of the offline copy. */
function isPastCaches(name: string, address: string): boolean {
  return name === 'again' && address.startsWith('/api/snapshot');
}

/** True for a value that the document does not list; none at all is allowed everywhere. */
function isOffList(parameter: Parameter | undefined, value: string): boolean {
  const listed = parameter?.schema.enum ?? parameter?.schema.items?.enum;
  return listed !== undefined && value !== '' && !listed.includes(value);
}
