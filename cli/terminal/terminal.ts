import type { Command } from 'commander';
import { rememberTarget } from '../command-line.ts';
import { type Connection, connect } from '../connection/connection.ts';
import type { GlobalFlags } from '../global-flags.ts';
import { Cancelled, UsageError } from '../usage-error.ts';
import { ask, canAsk } from './ask.ts';
import { type Field, formatFieldLines, formatFields } from './fields.ts';
import { paint } from './paint.ts';
import { printJson } from './print-json.ts';
import { type List, type ListFlags, type PageOfList, type Printer, printList } from './print-list.ts';
import { safePainted, safeText } from './safe-text.ts';
import { type Column, formatTable, formatTsv } from './table.ts';

/** What a command works with: where it asks, what it prints, and whom it connects to. */
export interface Terminal extends Printer {
  /** Connects at the first call, and closes when the command ends. `create`: may make a local database. */
  connect(options?: { create?: boolean }): Promise<Connection>;
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
  const terminal: Terminal = {
    flags,
    isWindow,
    width,
    connect: open,
    print: (document, text) => (flags.json ? printJson(document) : console.log(safePainted(text()))),
    printFields: (document, fields) =>
      terminal.print(document, () => (isWindow ? formatFields(fields, width) : formatFieldLines(fields))),
    printTable(document, rows, columns, { none }) {
      if (flags.json) printJson(document);
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
