import { readStored } from '../site/device-storage.ts';
import { inTime } from '../site/patience.ts';
import { wipeDevice } from './wipe.ts';

/** A page of the browser's own: to open it asks nobody for anything. Also where the link leads without a script. */
export const NOWHERE = 'about:blank';

/** How long a blank page of ours may stay for a wipe, in milliseconds. */
const WIPE_MS = 300;

/**
 * Leaves the site: hides everything at once, wipes the device where the person has chosen so, and puts an empty page
 * in the place of this one, also in the browser's history. An installed app closes where the browser lets it.
 */
export function leaveSite(): void {
  document.documentElement.hidden = true;
  // The tab and the list of open windows show it.
  document.title = '';
  const wiped = [wipesOnLeave() && wipeDevice(WIPE_MS), removesCopyOnLeave() && removeCopy()];
  void Promise.allSettled(wiped).then(go);
}

/** By a script that a page which is not left needs not. */
const removeCopy = () =>
  inTime(
    import('./remove-copy.ts').then((script) => script.removeCopy()),
    WIPE_MS,
  );

export function removesCopyOnLeave(): boolean {
  return readStored('remove-copy-on-leave') !== null;
}

export function wipesOnLeave(): boolean {
  return readStored('wipe-on-leave') !== null;
}

/** Some assistive technology has Shift for itself: then the shortcut can be off. */
export function leavesByShift(): boolean {
  return readStored('no-leave-shortcut') === null;
}

function go(): void {
  window.location.replace(NOWHERE);
  // Only there: a tab that closes brings another one to light, and nobody knows which.
  if (window.matchMedia('(display-mode: standalone)').matches) window.close();
}
