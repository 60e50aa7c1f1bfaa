import { statSync } from 'node:fs';
import type SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { AppError } from '../app-error.ts';
import { ListsCompiler } from './in-lists.ts';

/** SQLite as Kysely speaks it, but for empty lists, how a transaction begins and ends, and what it may hold. */
export class WriterDialect extends SqliteDialect {
  readonly #database: SQLite.Database;

  constructor(database: SQLite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): WriterDriver {
    return new WriterDriver(this.#database);
  }

  override createAdapter(): WriterAdapter {
    return new WriterAdapter();
  }

  override createQueryCompiler(): ListsCompiler {
    return new ListsCompiler();
  }
}

/**
 * A transaction has the write lock from its beginning on. One that reads first and then writes would not even wait
 * for another writer, but fail (https://www.sqlite.org/isolation.html).
 */
class WriterDriver extends SqliteDriver {
  readonly #database: SQLite.Database;
  readonly #files: OpenFile[];

  constructor(database: SQLite.Database) {
    super({ database: keepPrepared(database) });
    this.#database = database;
    const { name, memory } = database;
    this.#files = memory ? [] : [new OpenFile(name), new OpenFile(`${name}-wal`)];
    this.#files[0]?.remember();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#files.some((file) => file.isGone())) throw databaseMoved();
    await super.commitTransaction(connection);
  }

  /** Where there was no room SQLite has rolled back by itself: to do so once more would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * A statement that writes stays prepared for as long as no other comes between: an import runs one for all of its
 * rows, and to prepare it for each 200 of them took half as long again as to write them.
 */
function keepPrepared(database: SQLite.Database): SqliteDatabase {
  let kept: SQLite.Statement<unknown[]> | undefined;
  return {
    prepare(sql) {
      if (kept?.source === sql) return kept;
      const statement = database.prepare<unknown[]>(sql);
      kept = statement.reader ? undefined : statement;
      return statement;
    },
    close: () => database.close(),
  };
}

/**
 * A file that SQLite has open, and would go on writing to where somebody has moved or deleted it: what is stored there
 * nobody would find again. SQLite looks for itself, but not where the database has a log.
 */
class OpenFile {
  #is: string | undefined;

  constructor(readonly path: string) {}

  /** Returns what is there now. */
  remember(): string | undefined {
    const found = statSync(this.path, { bigint: true, throwIfNoEntry: false });
    const is = found && `${found.dev} ${found.ino}`;
    this.#is ??= is;
    return is;
  }

  /** Never true of a file that was not there at first, such as the log of a database that has none. */
  isGone(): boolean {
    const before = this.#is;
    // Windows lets nobody move an open file.
    return this.remember() !== before && before !== undefined && process.platform !== 'win32';
  }
}

function databaseMoved(): AppError {
  const message = 'We could not store this. Please try again in a minute.';
  return new AppError(503, 'database_moved', message, undefined, 60);
}

/** Kysely takes no transaction for migrations, since its dialects differ in what can be undone; SQLite undoes all. */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
