import type { Log } from '../log.ts';

/**
 * Has nothing be written by `console` any more: what a library says there may quote an address, and so what somebody
 * typed. That it said something is in the log of level debug.
 */
export function quietConsole(log: Log): void {
  for (const way of ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const) {
    console[way] = () => log.debug('A library has written to the console; its words are left out', { way });
  }
}
