import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { untilBack } from './put-away.ts';

export type StoreTransaction<Stores extends DBSchema, Mode extends IDBTransactionMode> = IDBPTransaction<
  Stores,
  StoreNames<Stores>[],
  Mode
>;

/**
 * An IndexedDB of the device, opened when it is first asked. It makes way where another version of the app, or a wipe,
 * wants it closed, and is opened anew when it is asked again. When the browser keeps its page for Back, what is under
 * way in it is ended: WebKit stops such a page where it stands, and all later pages would wait for its transactions
 * for ever; to close the database does not end them.
 */
export class DeviceDatabase<Stores extends DBSchema> {
  readonly name: string;
  readonly #version: number;
  readonly #upgrade: (connection: IDBPDatabase<Stores>, from: number) => void;
  readonly #underWay = new Set<{ abort: () => void }>();
  #opening: Promise<IDBPDatabase<Stores>> | undefined;

  /**
   * Of versions in tens, as the library that made the first ones counted them; `upgrade` brings one that has the version
   * `from`, or is new (0), to this one.
   */
  constructor(
    name: string,
    version: number,
    upgrade: (connection: IDBPDatabase<Stores>, from: number) => void,
  ) {
    this.name = name;
    this.#version = version;
    this.#upgrade = upgrade;
    if (typeof window === 'undefined') return;
    const end = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.#end();
    };
    window.addEventListener('pagehide', end, { capture: true });
  }

  /**
   * What the work comes to, in one transaction of these stores, which is over when this resolves. It may wait for nothing
   * but the database, and throws, if at all, before it writes: what was written by then would stay. It begins again
   * where the connection was lost: an iPhone ends those of an app that it stops.
   */
  async transact<Mode extends IDBTransactionMode, T>(
    stores: StoreNames<Stores>[],
    mode: Mode,
    work: (transaction: StoreTransaction<Stores, Mode>) => Promise<T>,
  ): Promise<T> {
    const opening = this.#connect();
    try {
      return await this.#tryTo(opening, stores, mode, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      // Others may have lost it, too, and opened it anew already.
      if (opening === this.#opening) this.close();
      return this.#tryTo(this.#connect(), stores, mode, work);
    }
  }

  close(): void {
    const opened = this.#opening;
    this.#opening = undefined;
    opened?.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }

  async #tryTo<Mode extends IDBTransactionMode, T>(
    opening: Promise<IDBPDatabase<Stores>>,
    stores: StoreNames<Stores>[],
    mode: Mode,
    work: (transaction: StoreTransaction<Stores, Mode>) => Promise<T>,
  ): Promise<T> {
    const connection = await opening;
    // As it opened: what began now nobody would end. It ends as if it had begun before.
    if (untilBack()) throw new DOMException('The page was put away.', 'AbortError');
    const transaction = connection.transaction(stores, mode);
    this.#underWay.add(transaction);
    try {
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    } finally {
      this.#underWay.delete(transaction);
    }
  }

  #connect(): Promise<IDBPDatabase<Stores>> {
    if (this.#opening) return this.#opening;
    const forget = () => {
      if (this.#opening === opening) this.#opening = undefined;
    };
    const open = (version?: number) =>
      openDB<Stores>(this.name, version, {
        upgrade: (connection, from) => this.#upgrade(connection, from),
        blocking(_current, _wanted, { target }) {
          forget();
          (target as IDBDatabase).close();
        },
        terminated: forget,
      });
    // A newer version of the app has been here, and was taken back: what it added is not looked at.
    const opening = open(this.#version).catch((error) => {
      if (nameOf(error) !== 'VersionError') throw error;
      return open();
    });
    opening.catch(forget);
    this.#opening = opening;
    return opening;
  }

  #end(): void {
    for (const transaction of this.#underWay) {
      try {
        transaction.abort();
      } catch {
        // It was just ending by itself.
      }
    }
    this.close();
  }
}

function isLost(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError'].includes(nameOf(error));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
