import { liveQuery } from 'dexie';
import { outbox as en } from '#core/i18n/en/outbox.ts';
import { outbox as es } from '#core/i18n/es/outbox.ts';
import { notify } from '../notices/notices.ts';
import { pageLanguage } from '../site/page-language.ts';
import { messageKinds } from './message-kinds.ts';
import { sendWaiting } from './outbox.ts';
import { forgetSent, readMessages } from './outbox-store.ts';
import { useWaitingCount } from './waiting-count.ts';

/** A timer of a browser cannot wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;
let busy = false;

/**
 * Sends what waits: now, when the network comes back, when the app becomes visible, and when a message's pause
 * is over. Keeps the count in the header.
 */
export function followOutbox(): void {
  liveQuery(readMessages).subscribe({
    next: (messages) => {
      // One that is just being sent for the first time does not wait yet.
      useWaitingCount.setState({ count: messages.filter(({ trouble }) => trouble).length });
      clearTimeout(timer);
      const due = messages.flatMap(({ notBefore, trouble }) =>
        trouble && trouble.reason !== 'refused' ? [Date.parse(notBefore)] : [],
      );
      if (due.length === 0) return;
      timer = setTimeout(
        () => void sendAll(),
        Math.min(LONGEST_TIMER_MS, Math.max(0, Math.min(...due) - Date.now())),
      );
    },
    error: () => undefined,
  });
  window.addEventListener('online', () => void sendAll());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendAll();
  });
  void sendAll();
  void forgetSent(new Date()).catch(() => undefined);
}

/** One pass at a time; says what has gone. */
async function sendAll(): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    const { sent } = await sendWaiting();
    const told = sent.filter((kind) => !messageKinds[kind].silent);
    const text = { en, es }[pageLanguage()];
    if (told.length > 0) notify({ title: text.sentTitle, text: text.sent(told.length) });
  } catch {
    // A browser that stores nothing has nothing to send.
  } finally {
    busy = false;
  }
}
