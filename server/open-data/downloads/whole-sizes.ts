import { fileText } from '#core/i18n/en/open-data/downloads.ts';
import { type Jurisdiction, jurisdictions } from '#core/lists/public-lists.ts';
import type { WholeFile } from '#core/pages/whole-file.ts';
import type { Directory } from '#core/search/directory.ts';
import type { LiveDirectory } from '../../directory/live-directory.ts';
import { fileFormats, openContents } from './download-files.ts';
import { type FileSizes, measureFiles } from './file-sizes.ts';
import { everything } from './selected-centers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** With so many centers more or fewer a rounded size stays as it is. */
const SAME_WITHIN = 0.01;

interface Measured {
  centers: number;
  at: number;
  /** Undefined while they are being measured. */
  sizes?: FileSizes;
}
const measured = new WeakMap<LiveDirectory, Measured>();

/**
 * How large the files of the whole directory are, for texts that round it: measured anew once it has grown or shrunk, or
 * a day later, and not after each change. Undefined until that is done, since it takes seconds, and no text waits for
 * it. What they are right now says /api/v1/downloads.
 */
export function sizesOfWhole(live: LiveDirectory, origin: string): FileSizes | undefined {
  const centers = live.current.size;
  const at = Date.now();
  const last = measured.get(live);
  if (last && at - last.at < DAY_MS && Math.abs(last.centers - centers) <= centers * SAME_WITHIN)
    return last.sizes;
  // Rounded sizes of yesterday are better than none, until those of today are there.
  const measuring: Measured = { centers, at, ...(last?.sizes && { sizes: last.sizes }) };
  measured.set(live, measuring);
  measureFiles(openContents({ live }, origin, everything)).then(
    (sizes) => {
      measuring.sizes = sizes;
    },
    // Such as where many workbooks are written just then: tried anew in a minute.
    () => {
      measuring.at = at - DAY_MS + 60_000;
    },
  );
  return measuring.sizes;
}

/** All files of the whole directory, with their compressed sizes where those are known. */
export function listWhole(sizes: FileSizes | undefined): WholeFile[] {
  return fileFormats.map((format) => ({
    path: `/api/v1/downloads/centers.${format}`,
    bytes: sizes?.[format].gzip ?? null,
  }));
}

/** The same in words. */
export function listWholeFiles(origin: string, sizes: FileSizes | undefined): string {
  return fileText.list(
    listWhole(sizes).map(({ path, bytes }) => ({ url: origin + path, bytes: bytes ?? undefined })),
  );
}

/** The address of a state's file, as an example. */
export function stateFile(origin: string, directory: Directory): string {
  return `${origin}/api/v1/downloads/centers.csv?state=${exampleState(directory)}`;
}

/** Vermont, or another one where that has no center. */
export function exampleState(directory: Directory): Jurisdiction {
  const states = [EXAMPLE_STATE, ...jurisdictions.values];
  return states.find((each) => directory.byState(each).length > 0) ?? EXAMPLE_STATE;
}

const EXAMPLE_STATE: Jurisdiction = 'VT';
