import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update: (done: number, total: number, phase: string) => void;
  stop: () => void;
}

/** A progress bar on a terminal; nothing in a pipe. It goes to stderr, so that stdout holds the report alone. */
export function showProgress(): Progress {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar(
    {
      format: '{phase} {bar} {value} of {total}',
      barsize: 20,
      clearOnComplete: true,
      // Else Ctrl-C would leave the terminal cutting off long lines.
      linewrap: true,
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  let shown = '';
  return {
    update(done, total, phase) {
      if (phase !== shown) bar.start(total, done, { phase: phase.padEnd(8) });
      else bar.update(done);
      shown = phase;
    },
    stop: () => bar.stop(),
  };
}
