import type { SeededRandom } from '../../data/seeded-random.ts';

/** What one file may take. Of the processor: how long it waits for others is no matter of ours. */
export const MOST = { cpuMs: 10_000, megabytes: 600 };

/** What formats have a meaning for. */
const TOKENS = [
  '<',
  '>',
  '&',
  '"',
  ',',
  '\n',
  '\0',
  ']]>',
  '<!--',
  '</row>',
  ' r="1048577"',
  'PK\x01\x02',
  '\x1f\x8b',
];

/** A file with one to four things other than they were, anywhere. */
export function mutate(data: Uint8Array, random: SeededRandom): Buffer {
  let mutated: Buffer = Buffer.from(data);
  for (let left = random.from(1, 4); left > 0; left--) {
    mutated = random.pick(edits)(mutated, random.from(0, mutated.length - 1), random);
  }
  return mutated;
}

type Edit = (data: Buffer, at: number, random: SeededRandom) => Buffer;

const LONGEST = 64;

const edits: readonly Edit[] = [
  (data, at, random) => put(data, at, Buffer.of(data[at]! ^ (1 << random.from(0, 7)))),
  (data, at, random) => put(data, at, Buffer.of(random.from(0, 255))),
  (data, at) => put(data, at, Buffer.alloc(4, 255)),
  (data, at) => put(data, at, Buffer.alloc(4)),
  (data, at, random) => replace(data, at, random.from(1, LONGEST), ''),
  (data, at, random) => replace(data, at, 0, data.subarray(at, at + random.from(1, LONGEST))),
  (data, at, random) => replace(data, at, 0, random.pick(TOKENS)),
  (data, at, random) => {
    const to = random.from(0, data.length - 1);
    return put(data, to, Buffer.from(data.subarray(at, at + random.from(1, LONGEST))));
  },
  // Seldom: of what is cut off nothing else is found out.
  (data, at, random) => (random.chance(0.2) ? data.subarray(0, at + 1) : data),
];

/** Over what is there. */
function put(data: Buffer, at: number, bytes: Uint8Array): Buffer {
  return replace(data, at, Math.min(bytes.length, data.length - at), bytes.subarray(0, data.length - at));
}

function replace(data: Buffer, at: number, length: number, by: string | Uint8Array): Buffer {
  return Buffer.concat([data.subarray(0, at), Buffer.from(by), data.subarray(at + length)]);
}
