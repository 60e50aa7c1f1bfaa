import { spawn } from '@lydell/node-pty';
import { Terminal } from '@xterm/headless';
import { EXECUTABLE, toolkitEnv } from './toolkit.ts';

/** How long something may take to appear. */
const PATIENCE_MS = 15_000;

/** Runs the executable in a pseudo-terminal of so many columns, and shows what a person would see. */
export function openScreen(
  home: string,
  args: readonly string[],
  {
    columns = 100,
    rows = 40,
    env = {},
  }: { columns?: number; rows?: number; env?: Record<string, string> } = {},
) {
  const terminal = new Terminal({ cols: columns, rows, scrollback: 1000, allowProposedApi: true });
  const child = spawn(process.execPath, [EXECUTABLE, ...args], {
    cols: columns,
    rows,
    cwd: home,
    env: { ...toolkitEnv(home), TERM: 'xterm-256color', ...env },
  });
  let raw = '';
  let ended: { exitCode: number; signal?: number | undefined } | undefined;
  let drawn = Promise.resolve();
  child.onData((data) => {
    raw += data;
    drawn = drawn.then(() => new Promise((resolve) => terminal.write(data, resolve)));
  });
  const end = new Promise<{ exitCode: number; signal?: number | undefined }>((resolve) =>
    child.onExit((how) => {
      ended = how;
      resolve(how);
    }),
  );

  /** All lines so far, those that have scrolled away too, without spaces at their ends. */
  async function lines(): Promise<string[]> {
    await drawn;
    const { buffer } = terminal;
    const all = Array.from(
      { length: buffer.active.length },
      (_, index) => buffer.active.getLine(index)?.translateToString(true) ?? '',
    );
    return all.slice(0, all.findLastIndex((line) => line !== '') + 1);
  }

  async function until(is: (text: string) => boolean, what: string): Promise<string> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      // Asked first: what a program writes at its end comes before that end, but may come after a look at the screen.
      const over = ended !== undefined || performance.now() > deadline;
      const text = (await lines()).join('\n');
      if (is(text)) return text;
      if (over) {
        throw new Error(
          `The screen does not show ${what}${ended ? ', and the program has ended' : ''}:\n${text}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    lines,
    /** What was written, colours and all. */
    raw: () => raw,
    /** Waits until the text is there, `times` times; resolves with the whole screen. */
    shows: (text: string, times = 1) =>
      until((screen) => screen.split(text).length > times, `“${text}” ${times} times`),
    /** Types: '\r' is Enter, '\x03' Ctrl-C, '\x1b[B' the arrow down. */
    type: (keys: string) => child.write(keys),
    resize: (newColumns: number) => {
      child.resize(newColumns, rows);
      terminal.resize(newColumns, rows);
    },
    /** Closes the window, with whatever runs in it. */
    close: () => (child as typeof child & { destroy(): void }).destroy(),
    /** Resolves once the program has ended by itself. */
    async exit(): Promise<number> {
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      const { exitCode, signal } = await end;
      clearTimeout(timer);
      return signal ? 128 + signal : exitCode;
    },
    kill() {
      if (!ended) child.kill('SIGKILL');
    },
  };
}
