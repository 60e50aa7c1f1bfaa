import { formatNumber } from '#core/i18n/format.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';

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
