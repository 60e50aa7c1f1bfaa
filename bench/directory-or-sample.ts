import { type Center, SAMPLE_SOURCE } from '#core/center/center.ts';
import { makeSlug } from '#core/center/slug.ts';
import { sampleCenters } from '../data/sample.ts';
import { readRealDirectory } from './real-directory.ts';

/** The real directory, or where its files are not beside the project the made-up one; says which. */
export async function readDirectoryOrSample(): Promise<Center[]> {
  const real = await readRealDirectory();
  if (real) {
    console.log(`The real directory: ${real.length} centers`);
    return real;
  }
  const sample = sampleCenters(new Date()).map((center, index) => ({
    ...center,
    id: String(index + 1).padStart(8, '0'),
    slug: makeSlug(center),
    source: SAMPLE_SOURCE,
    sourceYear: null,
    updatedAt: center.createdAt,
  }));
  console.log(
    `../shared/data is not here: ${sample.length} made-up centers instead; no figure below is a real one`,
  );
  return sample;
}
