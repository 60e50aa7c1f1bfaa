import { expect, it } from 'vitest';
import { blankCenter } from '#core/center/blank-center.ts';
import { packCenters } from '#core/snapshot/packed-centers.ts';
import { PACKED_FORMAT } from '#core/snapshot/packed-format.ts';
import { emptyManifest } from '../../testing/stored-manifest.ts';
import { HeldDirectory } from './held-directory.ts';

const center = { ...blankCenter, id: '00000001', name: 'Harbor Point', city: 'Austin', state: 'TX' as const };
const json = JSON.stringify(packCenters('TX', [center]));
const texas = { state: 'TX' as const, hash: '0123456789abcdef', count: 1, json };
const laterTexas = {
  ...texas,
  hash: '89abcdef01234567',
  json: json.replace(`"format":${PACKED_FORMAT}`, `"format":${PACKED_FORMAT + 1}`),
};
const manifest = { ...emptyManifest, centers: 1, states: [{ ...texas, bytes: 100 }] };

it('answers from the files that the copy is made of', async () => {
  const held = new HeldDirectory([texas, laterTexas], manifest);
  expect(held.complete).toBe(true);
  expect((await held.open()).all.map(({ name }) => name)).toEqual(['Harbor Point']);
});

it('takes what a later version of the app keeps for nothing, and stumbles over none of it', async () => {
  const later = new HeldDirectory([laterTexas], { ...manifest, states: [{ ...laterTexas, bytes: 100 }] });
  expect([later.complete, later.states.size, (await later.open()).size]).toEqual([false, 0, 0]);
  const first = new HeldDirectory([laterTexas, texas], undefined);
  expect((await first.open()).size).toBe(1);
});
