import { wordsOf } from '#core/i18n/catalogs.ts';
import { notify } from '../components/notices.ts';
import { pageLanguage } from '../page-language.ts';
import { sendWaiting } from './outbox.ts';
import { countUntold, followOutboxStore, forgetSent, readMessages, tellOfSent } from './outbox-store.ts';
import { useWaitingCount } from './waiting-count.ts';

/** A timer of a browser cannot wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A store that did not answer, or that cannot be opened, is asked again after so long, in milliseconds. */
const ASK_AGAIN_MS = 30_000;

/** What goes one right after the other is told of together, in milliseconds. */
const TOGETHER_MS = 2_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let telling: ReturnType<typeof setTimeout> | undefined;
let busy = false;

/**
 * Sends what waits: now, when the network comes back, when the app becomes visible, and when a message's pause
 * is over. Keeps the count in the header, and tells of what has gone, whoever has sent it: another tab, or the service
 * worker while the app was closed.
 */
export function followOutbox(): void {
  follow(readMessages, (messages) => {
    // One that is just being sent for the first time does not wait yet.
    useWaitingCount.setState({ count: messages.filter(({ trouble }) => trouble).length });
    clearTimeout(timer);
    const due = messages.flatMap(({ notBefore, trouble }) =>
      trouble && trouble.reason !== 'refused' ? [Date.parse(notBefore)] : [],
    );
    if (due.length === 0) return;
    timer = setTimeout(
      // Without a network there is nothing to try: the browser says when there is one.
      () => navigator.onLine && void sendAll(),
      Math.min(LONGEST_TIMER_MS, Math.max(0, Math.min(...due) - Date.now())),
    );
  });
  follow(countUntold, tellSoon);
  window.addEventListener('online', () => void sendAll());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void sendAll();
    void countUntold().then(tellSoon, () => undefined);
  });
  void sendAll();
  void forgetSent(new Date()).catch(() => undefined);
}

/** Reads now and at each change. A store that was silent is asked again. */
function follow<T>(read: () => Promise<T>, next: (value: T) => void): void {
  const stop = followOutboxStore(read, next, () => {
    stop();
    setTimeout(() => follow(read, next), ASK_AGAIN_MS);
  });
}

/** One pass at a time. */
async function sendAll(): Promise<void> {
  if (busy) return;
  busy = true;
  // A browser that stores nothing has nothing to send.
  await sendWaiting().catch(() => undefined);
  busy = false;
}

function tellSoon(untold: number): void {
  clearTimeout(telling);
  if (untold > 0) telling = setTimeout(() => void tell().catch(() => undefined), TOGETHER_MS);
}

/** In the tab that is seen. */
async function tell(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const text = await wordsOf(pageLanguage(), 'outbox');
  const told = await tellOfSent();
  if (told > 0) notify({ title: text.sentTitle, text: text.sent(told) });
}
