import type { Command } from 'commander';
import { ask, canAsk } from './ask.ts';
import { rememberTarget } from './command-line.ts';
import { type Connection, connect } from './connection.ts';
import { type Field, formatFieldLines, formatFields } from './format/fields.ts';
import { paint } from './format/paint.ts';
import { safePainted, safeText } from './format/safe-text.ts';
import { type Column, formatTable, formatTsv } from './format/table.ts';
import type { GlobalFlags } from './global-flags.ts';
import { type List, type ListFlags, type PageOfList, printList } from './print-list.ts';
import { Cancelled, UsageError } from './usage-error.ts';

/** What a command works with: where it asks, what it prints, and whom it connects to. */
export interface Terminal {
  readonly flags: GlobalFlags;
  /** True where stdout is a window: then tables are drawn, else lines with tabs are written. */
  readonly isWindow: boolean;
  /** Columns of the window. */
  readonly width: number;
  /** Connects at the first call, and closes when the command ends. `create`: may make a local database. */
  connect(options?: { create?: boolean }): Promise<Connection>;
  /** One document: as JSON with --json, else `text`. */
  print(document: unknown, text: () => string): void;
  /** One thing: as JSON, as aligned lines in a window, or as lines with tabs. */
  printFields(document: unknown, fields: readonly Field[]): void;
  /** Rows of a short list: as JSON, as a table, or as lines with tabs. `none` is said where there is no row. */
  printTable<Row>(
    document: unknown,
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    options: { none: string },
  ): void;
  /** Rows that come in pages: see `printList`. */
  printList<Page extends PageOfList, Row>(list: List<Page, Row>, flags: ListFlags): Promise<void>;
  /** Something aside, to whoever looks on: to stderr, and nothing with --json. */
  note(text: string): void;
  /** Asks before what cannot be undone. Throws Cancelled where the answer is no, UsageError where nobody can say. */
  confirm(message: string): Promise<void>;
}

/** What a command does: gets its arguments and its flags, as Commander gives them. */
export type Work = (terminal: Terminal, ...given: never[]) => Promise<void>;

/** Does a command's work, and closes what it opened. */
export async function runCommand(command: Command, work: Work, given: readonly unknown[]): Promise<void> {
  const flags = command.optsWithGlobals<GlobalFlags>();
  rememberTarget(flags);
  let connection: Promise<Connection> | undefined;
  const terminal = makeTerminal(flags, (options) => (connection ??= connect(flags, options)));
  try {
    await work(terminal, ...(given as never[]));
  } finally {
    await (await connection?.catch(() => undefined))?.close();
  }
}

function makeTerminal(
  flags: GlobalFlags,
  open: (options?: { create?: boolean }) => Promise<Connection>,
): Terminal {
  const isWindow = process.stdout.isTTY === true;
  const width = process.stdout.columns || 80;
  const writeJson = (document: unknown) => console.log(JSON.stringify(document, null, 2));
  const terminal: Terminal = {
    flags,
    isWindow,
    width,
    connect: open,
    print: (document, text) => (flags.json ? writeJson(document) : console.log(safePainted(text()))),
    printFields: (document, fields) =>
      terminal.print(document, () => (isWindow ? formatFields(fields, width) : formatFieldLines(fields))),
    printTable(document, rows, columns, { none }) {
      if (flags.json) writeJson(document);
      else if (!isWindow) console.log(formatTsv(rows, columns));
      else console.log(rows.length === 0 ? none : formatTable(rows, columns, width));
    },
    printList: (list, listFlags) => printList(terminal, list, listFlags),
    note(text) {
      if (!flags.json) console.error(paint('dim', safePainted(text), process.stderr));
    },
    async confirm(question) {
      const message = safeText(question);
      if (flags.yes) return;
      if (!canAsk()) throw new UsageError(`${message} Add --yes to say so.`);
      const yes = await ask.confirm({ message, instead: 'Add --yes.' });
      if (!yes) throw new Cancelled();
    },
  };
  return terminal;
}
