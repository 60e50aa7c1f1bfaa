import { SingleBar } from 'cli-progress';

export interface Progress {
  /** `total` is 0 while nobody knows it. */
  update: (done: number, total: number, phase: string) => void;
  stop: () => void;
}

const BAR = 20;

/** A progress bar on a terminal; nothing in a pipe. It goes to stderr, so that stdout holds the report alone. */
export function showProgress(): Progress {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: (_, { progress, value, total }, { phase }: { phase: string }) => {
      if (total === 0) return `${phase}…`;
      const full = Math.round(progress * BAR);
      return `${phase.padEnd(8)} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${value} of ${total}`;
    },
    clearOnComplete: true,
    // Else Ctrl-C would leave the terminal cutting off long lines.
    linewrap: true,
    stream: process.stderr,
  });
  let shown = '';
  return {
    update(done, total, phase) {
      if (phase !== shown) bar.start(total, done, { phase });
      else {
        bar.setTotal(total);
        bar.update(done);
      }
      shown = phase;
    },
    stop: () => bar.stop(),
  };
}
