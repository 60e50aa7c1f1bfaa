import { setTimeout as pause } from 'node:timers/promises';
import { Cancelled } from '../usage-error.ts';

/** What waits in the terminal arrives at once; nobody reads a question and answers it in this time. */
const ARRIVAL_MS = 30;
const CTRL_C = 3;

/**
 * Forgets what was typed so far; call it before something is shown that is asked about. A key that was pressed twice
 * while a server took its time must not decide on what nobody has seen. Throws Cancelled where Ctrl-C is among it.
 */
export async function forgetTypedAhead(): Promise<void> {
  const { stdin } = process;
  if (!stdin.isTTY) return;
  let cancelled = false;
  const read = (data: Buffer | string) => {
    cancelled ||= Buffer.from(data).includes(CTRL_C);
  };
  stdin.setRawMode(true);
  stdin.on('data', read).resume();
  await pause(ARRIVAL_MS);
  stdin.off('data', read).pause();
  stdin.setRawMode(false);
  if (cancelled) throw new Cancelled();
}
