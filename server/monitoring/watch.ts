import { setTimeout as pause } from 'node:timers/promises';
import type { Alert, AlertCode } from '#core/staff/alert.ts';
import type { Log } from '../log.ts';
import type { AlertChannel } from './alert-channels.ts';

export interface Watch {
  /** What was wrong when it was looked last. */
  readonly current: readonly Alert[];
  stop(): Promise<void>;
}

interface WatchOptions {
  find: () => Promise<Alert[]>;
  channels: readonly AlertChannel[];
  log: Log;
  /** How often to look, in milliseconds. */
  everyMs?: number;
  /** What goes on for so long is told again. */
  repeatMs?: number;
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A mail server or a lock must not hold up a restart. */
const STOP_MS = 3000;

/** How one thing that is or was wrong has gone on. */
interface Trouble {
  alert: Alert;
  /** In so many looks on end it was there; below zero, it was not. */
  looks: number;
  toldAt: number | undefined;
}

/**
 * Looks every minute for what is wrong, and tells it: what two looks on end have found, once a day as long as it
 * goes on, and when two have not found it any more. So nobody is called for what passes by itself. What no channel
 * took is told again at the next look.
 */
export function watchForAlerts(options: WatchOptions): Watch {
  const { find, channels, log, everyMs = MINUTE_MS, repeatMs = DAY_MS } = options;
  const troubles = new Map<AlertCode, Trouble>();
  let current: readonly Alert[] = [];
  let stopped = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      current = await find();
    } catch (error) {
      if (!stopped) log.error(error as Error);
      return;
    }
    if (stopped) return;
    for (const alert of current) {
      const { looks = 0, toldAt } = troubles.get(alert.code) ?? {};
      troubles.set(alert.code, { alert, looks: Math.max(looks, 0) + 1, toldAt });
    }
    const found = new Set(current.map(({ code }) => code));
    for (const [code, trouble] of troubles) {
      if (found.has(code)) continue;
      trouble.looks = Math.min(trouble.looks, 0) - 1;
      if (trouble.toldAt === undefined) troubles.delete(code);
    }
    await tell();
  }

  async function tell(): Promise<void> {
    const now = Date.now();
    const all = [...troubles.values()];
    const wrong = all.filter(
      ({ looks, toldAt }) => looks >= 2 && (toldAt === undefined || now - toldAt >= repeatMs),
    );
    const over = all.filter(({ looks }) => looks <= -2);
    if (wrong.length + over.length === 0) return;
    for (const { alert } of wrong) log.warn(alert.message, { alert: alert.code });
    for (const { alert } of over) log.info(`Over: ${alert.message}`, { alert: alert.code });
    const news = { wrong: wrong.map(({ alert }) => alert), over: over.map(({ alert }) => alert) };
    const told = await Promise.all(channels.map((channel) => tellBy(channel, news)));
    if (channels.length > 0 && !told.includes(true)) return;
    for (const trouble of wrong) trouble.toldAt = now;
    for (const { alert } of over) troubles.delete(alert.code);
  }

  async function tellBy(channel: AlertChannel, news: Parameters<AlertChannel['tell']>[0]): Promise<boolean> {
    try {
      await channel.tell(news);
      return true;
    } catch (error) {
      log.warn('An alert was not taken', { channel: channel.name, reason: (error as Error).message });
      return false;
    }
  }

  const begin = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  return {
    get current() {
      return current;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([looking, pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}
