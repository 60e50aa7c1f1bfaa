import fc from 'fast-check';
import { expect } from 'vitest';
import { exampleCenter, exampleGuide } from '../../examples/data-examples.ts';
import { addGuides } from '../../testing/add-guides.ts';
import { addCenters, startApp } from '../../testing/running-app.ts';
import { type Call, callsOf, findUndeclared, type Parameter, readDocuments } from './documented-calls.ts';

/** Names that no call has, some of them nearly one's, and what breaks out of an address. */
export const anyName = fc.oneof(
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
export const anyValue = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e9', 'DETOX', 'true', 'TX', 'null', '%', '\u0000', '🙂', '../..'),
  fc.string({ maxLength: 40 }),
  fc.string({ minLength: 200, maxLength: 400, unit: 'binary' }),
);
/** Part of a path: dots alone would lead elsewhere. */
const anySegment = anyValue.filter((value) => !/^\.*$/.test(value));

type Pair = readonly [name: string, value: string];

/** A request: a call, with any of its own parameters by their example or by anything, and with any others. */
const anyRequest = (calls: readonly Call[]) =>
  fc.constantFrom(...calls).chain((call) => {
    const own = call.parameters.filter((parameter) => parameter.in === 'query');
    const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
    const example = ({ example }: Parameter) => fc.constant(String([example].flat()[0]));
    const pair = (parameter: Parameter): fc.Arbitrary<Pair> =>
      fc.oneof(example(parameter), anyValue).map((value) => [parameter.name, value]);
    return fc.record({
      // Its name alone: what fails is printed.
      name: fc.constant(call.operationId),
      path: fc.tuple(
        ...inPath.map((parameter) =>
          fc
            .oneof({ arbitrary: example(parameter), weight: 3 }, { arbitrary: anySegment, weight: 1 })
            .map((value): Pair => [parameter.name, value]),
        ),
      ),
      own: own.length > 0 ? fc.array(fc.constantFrom(...own).chain(pair), { maxLength: 4 }) : fc.constant([]),
      others: fc.oneof(
        fc.constant<Pair[]>([]),
        fc.array(fc.tuple(anyName, anyValue), { minLength: 1, maxLength: 2 }),
      ),
    });
  });

/**
 * Sends so many random requests of the API's documents to an app of its own: none may fail, be answered as no document
 * says, or have anything dropped in silence.
 */
export async function sendRandomRequests(count: number): Promise<void> {
  const on = await startApp();
  try {
    await on.change(() => addCenters(on.db, exampleCenter as Parameters<typeof addCenters>[1]));
    await on.change(() => addGuides(on.db, exampleGuide));
    const calls = callsOf(await readDocuments(on.app)).filter(({ method }) => method === 'get');
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyRequest(calls), async ({ name, path, own, others }) => {
        const call = calls.find(({ operationId }) => operationId === name)!;
        const params = new URLSearchParams([...own, ...others].map(([name, value]) => [name, value]));
        const address = `${fillIn(call.path, path)}?${params}`;
        const response = await on.app.request(address);
        const { status } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        const asRead = response.clone();
        expect(await findUndeclared(call, response), address).toEqual([]);
        if (call.path.startsWith('/api/')) await expectNothingDropped(call, params, asRead);
      }),
      { numRuns: count },
    );
    // Neither are all of them wrong, nor all right.
    expect(statuses.get(200)).toBeGreaterThan(count / 10);
    expect(statuses.get(400)).toBeGreaterThan(count / 4);
    expect(on.errors).toEqual([]);
  } finally {
    await on.stop();
  }
}

/** What is no parameter is said first; what is wrong with the others, once they are all known. */
async function expectNothingDropped({ path, parameters }: Call, params: URLSearchParams, response: Response) {
  const known = new Map(parameters.filter((each) => each.in === 'query').map((each) => [each.name, each]));
  const unknown = [...params.keys()].filter((name) => !known.has(name) && !isPastCaches(name, path));
  const offList = [...params].flatMap(([name, value]) => (isOffList(known.get(name), value) ? [name] : []));
  const wrong = unknown.length > 0 ? unknown : offList;
  // What is not there is said so, whatever else was asked.
  if (wrong.length === 0 || response.status === 404) return;
  const { error } = await response.json();
  // What nobody can read is refused as a whole.
  if (error?.code === 'invalid_address') return;
  const named = error.issues?.map((issue: { path: string }) => issue.path);
  expect([response.status, named]).toEqual([400, expect.arrayContaining(wrong)]);
}

function fillIn(path: string, values: readonly Pair[]): string {
  return values.reduce(
    (address, [name, value]) => address.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );
}

/** Phones add it to get past what caches hold of the offline copy. */
function isPastCaches(name: string, path: string): boolean {
  return name === 'again' && path.startsWith('/api/snapshot');
}

/** True for a value that the document does not list; none at all is allowed everywhere. */
function isOffList(parameter: Parameter | undefined, value: string): boolean {
  const { enum: values, items } = (parameter?.schema ?? {}) as {
    enum?: string[];
    items?: { enum?: string[] };
  };
  const listed = values ?? items?.enum;
  return listed !== undefined && value !== '' && !listed.includes(value);
}
