import { expect, it } from 'vitest';
import { blankCenter } from '#core/center/blank-center.ts';
import { DamagedFileError } from '#core/snapshot/center-file.ts';
import { packCenters } from '#core/snapshot/packed-centers.ts';
import { emptyManifest } from '../../testing/stored-manifest.ts';
import { HeldAnswers } from './held-answers.ts';
import { HeldDirectory } from './held-directory.ts';
import { HeldGuides } from './held-guides.ts';
import { HeldPlaces } from './held-places.ts';

const center = { ...blankCenter, id: '00000001', name: 'Harbor Point', city: 'Austin', state: 'TX' as const };
const texas = JSON.stringify(packCenters('TX', [center]));

/** What a device answers that holds one file of guides, and one of Texas. */
function answersOf({ guides = '[]', centers = texas }): HeldAnswers {
  const shard = { state: 'TX' as const, hash: 'a', count: 1 };
  const manifest = {
    ...emptyManifest,
    centers: 1,
    states: [{ ...shard, bytes: 100 }],
    guides: { hash: 'b', count: 1, bytes: 20 },
  };
  const directory = new HeldDirectory([{ ...shard, json: centers }], manifest);
  const heldGuides = new HeldGuides([{ hash: 'b', json: guides }], manifest);
  return new HeldAnswers({ directory, guides: heldGuides, lacking: [] }, new HeldPlaces());
}

it.each(['[{', '{}', '<!doctype html>'])(
  'says of guides that cannot be read that they are damaged: %s',
  async (guides) => {
    const answers = answersOf({ guides });
    await expect(answers.guides('en')).rejects.toThrow(DamagedFileError);
    await expect(answers.guide('detox', 'en')).rejects.toThrow(DamagedFileError);
    expect((await answers.stateCenters('TX', 1))?.value.total).toBe(1);
  },
);

it('says of centers that cannot be read that they are damaged', async () => {
  const answers = answersOf({ centers: texas.slice(0, 40) });
  await expect(answers.stateCenters('TX', 1)).rejects.toThrow(DamagedFileError);
  expect(await answers.guides('en')).toEqual({ value: [], complete: true });
});

it('blames no copy where something else fails, such as a script that comes wrong', async () => {
  const wrong = new SyntaxError('Unexpected token <');
  await expect(answersOf({}).ask(() => Promise.reject(wrong))).rejects.toBe(wrong);
});
