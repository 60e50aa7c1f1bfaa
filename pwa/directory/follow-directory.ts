import type { QueryClient } from '@tanstack/react-query';
import { store } from '../site/device-storage.ts';
import { knownCopy } from '../site/known-copy.ts';
import { pauseAfter } from '../site/retry-pauses.ts';
import { rememberSiteInfo } from '../site/site-info.ts';
import type { CopyStatus } from './copy-status.ts';
import { loadApi, readCopyStatus, syncDirectory, useCopyStatus } from './directory-client.ts';
import { DIRECTORY } from './queries.ts';

/** How long the copy may go unchecked while the app is open, in milliseconds: an address that was withdrawn must be gone. */
const CHECK_EVERY_MS = 15 * 60 * 1000;
/** How often a page that is open looks whether that has passed. A phone that was put away has no timer go off meanwhile. */
const LOOK_EVERY_MS = 60 * 1000;

/**
 * Keeps the copy current: looks for changes at start, when the network comes back, and every 15 minutes while the page
 * is seen. What fails is tried again: after pauses that grow, when the network comes back, and when the page is
 * shown again. With Save-Data on, the first copy waits until the person asks for it. Without a copy it is what the page
 * shows that is asked for anew.
 */
export function followDirectory(queryClient: QueryClient): void {
  let version: string | undefined;
  let known = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedUpAt = Date.now();

  let checking = false;
  /** One at a time, so that one failure counts once. */
  const check = async () => {
    if (checking) return;
    checking = true;
    await checkOnce();
    checking = false;
  };
  const checkOnce = async () => {
    clearTimeout(timer);
    // The person may have removed what the device holds. Where its store does not answer, another one is filled.
    if (!useCopyStatus.getState().known) await readCopyStatus().catch(() => undefined);
    if (!mayFetchUnasked()) {
      failures = 0;
      return;
    }
    await syncDirectory().catch(() => undefined);
    const { outcome, outdated } = useCopyStatus.getState();
    failures = outcome === 'done' ? 0 : failures + 1;
    if (outdated) void updateApp().catch(() => undefined);
    clearTimeout(timer);
    if (failures > 0) timer = setTimeout(() => void check(), pauseAfter(failures, Math.random()));
  };
  /** Asked by something small first: where the server does not answer, the page goes on showing what it has. */
  const lookUpAnewIfDue = async () => {
    const hasCopy = useCopyStatus.getState().copy !== undefined;
    if (hasCopy || document.visibilityState !== 'visible' || Date.now() - lookedUpAt <= CHECK_EVERY_MS)
      return;
    lookedUpAt = Date.now();
    await (await loadApi()).stateCounts();
    await queryClient.invalidateQueries({ queryKey: [DIRECTORY] });
  };
  const checkIfDue = () => {
    void lookUpAnewIfDue().catch(() => undefined);
    if (document.visibilityState !== 'visible') return;
    const { copy } = useCopyStatus.getState();
    const age = copy ? Date.now() - Date.parse(copy.checkedAt) : Number.POSITIVE_INFINITY;
    if (failures > 0 || age > CHECK_EVERY_MS) void check();
  };
  const follow = (status: CopyStatus) => {
    // The page may have said meanwhile that nothing can be looked up.
    known ||= status.silent;
    // By whomever: the person may have tried again.
    if (status.outcome === 'done') {
      failures = 0;
      clearTimeout(timer);
    }
    if (!status.known) return;
    const now = status.copy ? 'yes' : status.wanted ? null : 'no';
    if (now !== knownCopy()) store('has-copy', now);
    if (status.copy) rememberSiteInfo(status.copy.site);
    if (known && status.copy && status.copy.version !== version) {
      void navigator.storage?.persist?.();
      void queryClient.invalidateQueries({ queryKey: [DIRECTORY] });
    }
    known = true;
    if (status.copy) version = status.copy.version;
  };
  useCopyStatus.subscribe(follow);
  follow(useCopyStatus.getState());
  void check();

  window.addEventListener('online', () => void check());
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkIfDue());
  document.addEventListener('visibilitychange', checkIfDue);
  setInterval(() => {
    // What has failed is tried again by the pauses above, which grow.
    if (failures === 0) checkIfDue();
    else void lookUpAnewIfDue().catch(() => undefined);
  }, LOOK_EVERY_MS);
}

/** Has the browser look for a newer version of the app: on a page that stays open it does so once a day. */
async function updateApp(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.update();
}

/** True where the browser or the person asked us to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function mayFetchUnasked(): boolean {
  const { known, copy, wanted } = useCopyStatus.getState();
  // Where the store does not answer.
  if (!known && knownCopy() === 'no') return false;
  return wanted && (copy !== undefined || !savesData());
}
