import { formatNumber } from '#core/i18n/format.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Loads the made-up centers where there is no center yet. */
export async function loadSample(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect({ create: true });
  const done = await reply(api.admin.sample.$post());
  terminal.print(
    done,
    () =>
      `${formatNumber(done.loaded)} made-up centers are loaded. To take them away: ${toRun('sample clear')}`,
  );
}

/** Removes them, with what was tried out on them, once somebody has said yes. */
export async function clearSample(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const { sample } = await reply(api.admin.sample.$get());
  const centers = (count: number) => `${formatNumber(count)} made-up ${count === 1 ? 'center' : 'centers'}`;
  if (sample > 0) {
    await terminal.confirm(`Remove ${centers(sample)}, and what was tried out on them?`);
  }
  const done = await reply(api.admin.sample.$delete());
  terminal.print(done, () =>
    done.removed === 0 ? 'There is no made-up center.' : `${centers(done.removed)} removed.`,
  );
}
