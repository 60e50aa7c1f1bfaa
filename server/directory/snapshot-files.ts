import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { PACKED_FORMAT } from '#core/snapshot/packed-format.ts';
import {
  guidesFile,
  type SnapshotManifest,
  type SnapshotState,
  snapshotFile,
} from '#core/snapshot/snapshot.ts';
import { isMark } from './withdrawn-files.ts';

/** A part of the offline copy, before it is on disk. */
export interface PackedPart {
  json: string;
  hash: string;
  count: number;
}

/** One state's centers. */
export interface PackedState extends PackedPart {
  state: Jurisdiction;
}

/** The guides for readers of one language. */
export interface PackedGuides extends PackedPart {
  language: Language;
}

const HOUR_MS = 60 * 60 * 1000;
/** Phones that began to fetch an older version may go on for this long, unless a file of it is withdrawn. */
const KEEP_OLD_FILES_MS = HOUR_MS;
/** As long as anybody may keep a file of ours, it is said that it is gone. */
const KEEP_MARKS_MS = 365 * 24 * HOUR_MS;

/**
 * Writes the states' and the guides' files as JSON, brotli and gzip into the folder. A file is named by its
 * content's hash, so what is there already is not compressed again. Removes files that are neither current nor
 * recent. Says when this version was first written.
 */
export async function writeSnapshot(
  version: string,
  states: readonly PackedState[],
  guides: readonly PackedGuides[],
  folder: string,
): Promise<
  Pick<SnapshotManifest, 'version' | 'format' | 'generatedAt' | 'states' | 'guides' | 'translatedGuides'>
> {
  await mkdir(folder, { recursive: true });
  const written: SnapshotState[] = [];
  for (const { json, ...state } of states) {
    written.push({ ...state, bytes: await writeOnce(join(folder, snapshotFile(state)), json) });
  }
  const writtenGuides: SnapshotManifest['translatedGuides'] = [];
  for (const { json, ...file } of guides) {
    writtenGuides.push({ ...file, bytes: await writeOnce(join(folder, guidesFile(file)), json) });
  }
  const dated = `version-${version}.txt`;
  const generatedAt = await readOrWrite(join(folder, dated), new Date().toISOString());
  await removeOldFiles(folder, new Set([...written.map(snapshotFile), ...guides.map(guidesFile), dated]));
  const [{ language: _, ...english }, ...translatedGuides] = writtenGuides as [
    SnapshotManifest['translatedGuides'][number],
    ...SnapshotManifest['translatedGuides'],
  ];
  return { version, format: PACKED_FORMAT, generatedAt, states: written, guides: english, translatedGuides };
}

/** What the file holds, or from now on holds: a version is as old after a restart of the server as before. */
async function readOrWrite(file: string, content: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    await writeWhole(file, Buffer.from(content));
    return content;
  }
}

/** Writes the three files where they are not there yet, and returns the bytes of the brotli one. */
async function writeOnce(file: string, json: string): Promise<number> {
  return (await sizeOf(`${file}.br`)) ?? (await writeFiles(file, json));
}

/** Writes the three files and returns the bytes of the brotli one. */
async function writeFiles(file: string, json: string): Promise<number> {
  const content = Buffer.from(json);
  // In this thread, which goes behind: Node's own threads, which compress answers, too, would take it as urgently as those.
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeWhole(file, content);
  await writeWhole(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  // Last, because its presence says that the other two are there.
  await writeWhole(`${file}.br`, brotli);
  return brotli.length;
}

/**
 * Nobody ever reads half a file, not even after a power cut. By hand: on a full disk write-file-atomic 7 takes what
 * fits of it for the whole.
 */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { flush: true });
  await rename(`${file}.part`, file);
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}

async function removeOldFiles(folder: string, current: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (current.has(name.replace(/\.(br|gz)$/, ''))) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > (isMark(name) ? KEEP_MARKS_MS : KEEP_OLD_FILES_MS)) await rm(file);
  }
}
