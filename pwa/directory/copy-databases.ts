import { deleteDB } from 'idb';
import { type DirectoryName, isDirectoryName, databases as names } from '../site/device-storage.ts';
import { inTime, isLate, LateError, STORE_MS } from '../site/patience.ts';
import { OfflineDatabase } from './offline-database.ts';

/** A browser in which that many do not answer is not helped by one more. */
const MOST = 4;

/** The databases of the copy, of which there is one mostly: another where that one does not answer any more. */
export class CopyDatabases {
  readonly #isSettled: (database: OfflineDatabase) => Promise<boolean>;
  readonly #opened = new Map<string, OfflineDatabase>();
  readonly #late = new Set<string>();
  #found: Promise<OfflineDatabase> | undefined;

  /**
   * `isSettled` says whether a database has a complete copy, or the word that none is wanted: then what an older one has
   * counts no more.
   */
  constructor(isSettled: (database: OfflineDatabase) => Promise<boolean>) {
    this.#isSettled = isSettled;
  }

  /** The newest that is settled, else the newest. */
  get current(): Promise<OfflineDatabase> {
    this.#found ??= this.#find();
    return this.#found;
  }

  /** Looks anew: another tab may have completed a copy elsewhere. Throws a LateError as `leaveLate` is for. */
  async find(): Promise<void> {
    this.#found = this.#find();
    await this.#found;
  }

  /** What was asked of a database, or a LateError. */
  async watch<T>(database: OfflineDatabase, work: Promise<T>): Promise<T> {
    try {
      return await inTime(work, STORE_MS);
    } catch (error) {
      if (isLate(error)) this.#late.add(database.name);
      throw error;
    }
  }

  /** Takes the newest one that answers, or makes another. False where none was late, or too many were. */
  async leaveLate(): Promise<boolean> {
    if (this.#late.size === 0) return false;
    const next = nameAfterLate(await listNames(), this.#late);
    if (next === undefined) return false;
    this.#found = Promise.resolve(this.#get(next));
    return true;
  }

  /** Once a copy is complete, or is not wanted. */
  async deleteOthers(): Promise<void> {
    const { name: kept } = await this.current;
    this.#delete((await listNames().catch(() => [])).filter((name) => name !== kept));
  }

  async #find(): Promise<OfflineDatabase> {
    const all = await listNames();
    let late: unknown;
    for (const name of all) {
      const database = this.#get(name);
      try {
        if (this.#late.has(name)) throw new LateError(`${name} does not answer.`);
        // Mostly there is one alone, and its copy is looked for by whoever asks.
        if (all.length > 1 && !(await this.watch(database, this.#isSettled(database)))) continue;
        // Those before it that something still held when this one was complete. A newer one may just be being filled.
        this.#delete(all.slice(all.indexOf(name) + 1));
        return database;
      } catch (error) {
        if (!isLate(error)) throw error;
        late = error;
      }
    }
    if (late) throw late;
    return this.#get(all[0] ?? nameOf(1));
  }

  /** Does not wait: one that something holds goes when that has ended. */
  #delete(names: readonly string[]): void {
    for (const name of names) {
      this.#opened.get(name)?.close();
      this.#opened.delete(name);
      void deleteDB(name).catch(() => undefined);
    }
  }

  #get(name: DirectoryName): OfflineDatabase {
    const database = this.#opened.get(name) ?? new OfflineDatabase(name);
    this.#opened.set(name, database);
    return database;
  }
}

/**
 * Which database comes after those that are late, of all there are, the newest first. One that is newer than they are: the
 * newest that is settled counts, so that what is settled in an older one would be forgotten. An older one only where
 * there are too many; undefined where none of those answers, either.
 */
export function nameAfterLate(
  all: readonly DirectoryName[],
  late: ReadonlySet<string>,
): DirectoryName | undefined {
  const [newest] = all;
  const answering = all.find((name) => !late.has(name));
  if (answering !== undefined && (answering === newest || all.length >= MOST)) return answering;
  return all.length < MOST ? nameOf(1 + Math.max(1, ...all.map(numberOf))) : undefined;
}

/** Those of this device, the newest first; of a Firefox before 126, which does not tell, the first alone. */
async function listNames(): Promise<DirectoryName[]> {
  if (!('databases' in indexedDB)) return [names.directory];
  const all = await inTime(indexedDB.databases(), STORE_MS);
  const known = all.flatMap(({ name = '' }) => (isDirectoryName(name) ? [name] : []));
  return known.sort((one, other) => numberOf(other) - numberOf(one));
}

function numberOf(name: DirectoryName): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 1);
}

function nameOf(number: number): DirectoryName {
  return number === 1 ? names.directory : `${names.directory}-${number}`;
}
