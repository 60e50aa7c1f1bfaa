import { formatNumber } from '#core/i18n/format.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';

export async function loadSample(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect({ create: true });
  const done = await reply(api.admin.sample.$post());
  terminal.print(
    done,
    () =>
      `${formatNumber(done.loaded)} made-up centers are loaded. To take them away: ${toRun('sample clear')}`,
  );
}
