// Plain JavaScript: `npm start` reads it before anything is built.
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** What a release is made of: the app for browsers, and server and toolkit. Each is there whole, or not at all. */
/** @typedef {'pwa' | 'node'} Half */

/** What is built, so that the same sources are built once. Tests are no part of it, nor is an instance's own data. */
const SOURCES = ['core', 'server', 'cli', 'pwa', 'data', 'release'];
const SOURCE_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const NO_SOURCES = /(^|\/)(testing|e2e)(\/|$)|\.(test|long)\.tsx?$|^data\/live(\/|$)/;

/** How many releases stay: the last one, and two for the pages that it left open. */
const KEPT = 3;
/** In a release that a server has started with (server/main.ts). */
const SERVED = 'served';
/** A build that takes longer was killed. */
const LONGEST_BUILD_MS = 60 * 60 * 1000;

/**
 * The version that the sources would make: a hash of them all. Undefined where there are none, as on a machine that
 * gets only what was built.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function readVersion(folder = root) {
  if (!existsSync(join(folder, 'core')) || !existsSync(join(folder, 'vite.config.ts'))) return undefined;
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap((each) => listFiles(folder, each)), ...SOURCE_FILES]) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} folder
 * @param {string} within
 * @returns {string[]}
 */
function listFiles(folder, within) {
  const entries = readdirSync(join(folder, within), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${within}/${entry.name}`;
      if (NO_SOURCES.test(path)) return [];
      return entry.isDirectory() ? listFiles(folder, path) : [path];
    });
}

/** The releases of a project folder. `dist/node` and `dist/pwa` are links into the one that a start takes. */
export class Releases {
  #dist;
  #folder;

  constructor(folder = root) {
    this.#dist = join(folder, 'dist');
    this.#folder = join(this.#dist, 'releases');
  }

  /**
   * Where a half of a release lies, or would.
   * @param {string} version
   * @param {Half} half
   */
  path(version, half) {
    return join(this.#folder, version, half);
  }

  /**
   * @param {string} version
   * @param {Half} half
   */
  has(version, half) {
    return existsSync(this.path(version, half));
  }

  /**
   * Has `make` fill a folder, and puts it in its place once it is whole: nobody sees half of it.
   * @param {string} version
   * @param {Half} half
   * @param {(folder: string) => Promise<void>} make
   */
  async add(version, half, make) {
    const place = this.path(version, half);
    // Beside its place, so that what it says of other files by relative paths holds there, too.
    const draft = `${place}.${randomBytes(4).toString('hex')}.part`;
    mkdirSync(draft, { recursive: true });
    try {
      await make(draft);
      renameSync(draft, place);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another build of the same was faster.
      if (!this.has(version, half)) throw error;
    }
  }

  /**
   * Has `dist/pwa` and `dist/node` lead to this release, each in one go; a server that runs stays with the files that
   * it has started with, whose real path it knows.
   * @param {string} version
   */
  switchTo(version) {
    // The server last: the next start takes it, and finds the app beside it.
    for (const half of /** @type {const} */ (['pwa', 'node'])) {
      if (this.has(version, half)) this.#link(half, this.path(version, half));
    }
  }

  /** @param {Half} half @param {string} target */
  #link(half, target) {
    const link = join(this.#dist, half);
    if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) this.#adopt(half);
    if (existsSync(link) && realpathSync(link) === realpathSync(target)) return;
    const draft = `${link}.${randomBytes(4).toString('hex')}.part`;
    // As a junction on Windows, where not everybody may make links.
    symlinkSync(process.platform === 'win32' ? target : relative(dirname(link), target), draft, 'junction');
    try {
      renameSync(draft, link);
    } catch {
      // Windows replaces no junction by another.
      rmSync(link, { force: true });
      renameSync(draft, link);
    }
  }

  /** A build from before there were releases becomes one: pages that are open still ask for its files. @param {Half} half */
  #adopt(half) {
    const place = this.path('before-releases', half);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(dirname(place), { recursive: true });
    renameSync(join(this.#dist, half), place);
    writeFileSync(join(dirname(place), SERVED), '');
  }

  /**
   * Removes releases that neither a server nor a page can still ask for, and what builds that were killed have left.
   * Which were served is not known where a server may not write there: hence the last that were built stay, too.
   */
  prune() {
    const current = ['node', 'pwa'].flatMap((half) => {
      const link = join(this.#dist, half);
      return existsSync(link) ? [dirname(realpathSync(link))] : [];
    });
    const found = readdirSync(this.#folder).map((name) => {
      const folder = realpathSync(join(this.#folder, name));
      const servedAt = statSync(join(folder, SERVED), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      return { folder, servedAt, builtAt: statSync(folder).mtimeMs };
    });
    const served = found.filter(({ servedAt }) => servedAt > 0).sort((a, b) => b.servedAt - a.servedAt);
    const built = found.toSorted((a, b) => b.builtAt - a.builtAt);
    const last = [...served.slice(0, KEPT), ...built.slice(0, KEPT)].map(({ folder }) => folder);
    const kept = new Set([...current, ...last]);
    for (const { folder } of found) {
      if (!kept.has(folder) && !isBeingBuilt(folder)) rmSync(folder, { recursive: true, force: true });
    }
    for (const folder of kept) removeOldDrafts(folder);
  }
}

/** @param {string} folder */
function draftsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.part'))
    .map((name) => {
      const draft = join(folder, name);
      return { draft, isOld: Date.now() - statSync(draft).mtimeMs > LONGEST_BUILD_MS };
    });
}

/** @param {string} folder */
function isBeingBuilt(folder) {
  return draftsIn(folder).some(({ isOld }) => !isOld);
}

/** @param {string} folder */
function removeOldDrafts(folder) {
  for (const { draft, isOld } of draftsIn(folder)) if (isOld) rmSync(draft, { recursive: true, force: true });
}
