import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readVersion } from '../../release/releases.js';

/** Whose content names other files. */
const TEXTS = ['.js', '.css', '.html', '.webmanifest'];

/** The project as somebody has it who runs it, but for its packages. */
export function copySources(project: string): void {
  const folders = ['core', 'server', 'cli', 'pwa', 'data', 'release'];
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const path of [...folders, ...files]) {
    const filter = (file: string) => !/(^|\/)(e2e|live|testing)$|\.(test|long)\.tsx?$/.test(file);
    cpSync(path, join(project, path), { recursive: true, filter });
  }
}

/** A release of a test's own, so that it can change under a running server. */
export class OwnBuild {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A copy of what was built last, as the release of that name in a project folder. */
  static async copy(project: string, release = 'first'): Promise<OwnBuild> {
    const own = new OwnBuild(join(project, 'dist/releases', release));
    // They are links, into what all others work with.
    for (const half of ['node', 'pwa'] as const) {
      await cp(`dist/${half}`, join(own.#folder, half), { recursive: true, dereference: true });
    }
    await symlink(resolve('node_modules'), join(project, 'node_modules')).catch(() => undefined);
    return own;
  }

  /** A release that is built of our sources with changes: in each file named, what is to be found there, and what takes its place. */
  static async build(
    project: string,
    changes: readonly [file: string, from: string, to: string][],
  ): Promise<OwnBuild> {
    copySources(project);
    await symlink(resolve('node_modules'), join(project, 'node_modules')).catch(() => undefined);
    for (const [file, from, to] of changes) {
      const before = await readFile(join(project, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}.`);
      await writeFile(join(project, file), before.replaceAll(from, to));
    }
    await promisify(execFile)(process.execPath, [join(project, 'release/build.js')]);
    return new OwnBuild(join(project, 'dist/releases', readVersion(project)!));
  }

  get server(): string {
    return join(this.#folder, 'node/server.js');
  }

  /** Where a file of the PWA lies. */
  file(name: string): string {
    return join(this.#folder, 'pwa', name);
  }

  /** Has browsers find another version of the app. */
  async becomeNewer(): Promise<void> {
    const serviceWorker = this.file('service-worker.js');
    await appendFile(serviceWorker, '\n// a newer version\n');
    await Promise.all([rm(`${serviceWorker}.br`), rm(`${serviceWorker}.gz`)]);
  }

  /**
   * The next release beside this one: the same app, of which each file is another than it was, and those that are named by
   * their content have new names.
   */
  async makeNext(release: string): Promise<OwnBuild> {
    const next = new OwnBuild(join(dirname(this.#folder), release));
    await mkdir(next.#folder, { recursive: true });
    await cp(join(this.#folder, 'node'), join(next.#folder, 'node'), { recursive: true });
    const plain = (file: string) => !/\.(br|gz|map)$/.test(file);
    await cp(this.file(''), next.file(''), { recursive: true, filter: plain });
    const names = (await readdir(next.file(''), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== 'service-worker.js')
      .map((entry) => join(entry.parentPath, entry.name));
    const renamed = (text: string) => text.replace(/-([\w-]{8})\.(js|css|json)\b/g, '-$1x.$2');
    const hashes: [string, string][] = [];
    for (const name of names) {
      const before = await readFile(name);
      // Trailing bytes change neither a text nor a picture.
      const text = TEXTS.includes(extname(name)) ? Buffer.from(renamed(before.toString())) : before;
      // The app knows the table of places by its hash, too.
      const after = extname(name) === '.json' ? text : Buffer.concat([text, Buffer.from('\n')]);
      await writeFile(name, after);
      if (name.includes('/assets/')) await rename(name, renamed(name));
      hashes.push(
        [hash('sha256', 'base64', before), hash('sha256', 'base64', after)],
        [hash('md5', 'hex', before), hash('md5', 'hex', after)],
      );
    }
    const serviceWorker = next.file('service-worker.js');
    let script = renamed(await readFile(serviceWorker, 'utf8'));
    for (const [before, after] of hashes) script = script.replaceAll(before, after);
    await writeFile(serviceWorker, script);
    return next;
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}

function hash(algorithm: string, encoding: 'base64' | 'hex', content: Buffer): string {
  return createHash(algorithm).update(content).digest(encoding);
}
