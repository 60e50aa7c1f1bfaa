import { expect, it } from 'vitest';
import { packCenters } from './packed-centers.ts';
import { isReadable, PACKED_FORMAT } from './packed-format.ts';

it('knows the files of this version from those of any other', () => {
  const json = JSON.stringify(packCenters('TX', []));
  expect(isReadable(json)).toBe(true);
  expect(isReadable(json.replace(`${PACKED_FORMAT}`, `${PACKED_FORMAT}0`))).toBe(false);
  expect(isReadable(json.replace(`${PACKED_FORMAT}`, `${PACKED_FORMAT + 1}`))).toBe(false);
  expect(isReadable('<!doctype html>')).toBe(false);
});
