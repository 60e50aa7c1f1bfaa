/** Fewer than the five that turn on Sticky Keys (https://support.microsoft.com/windows, "Make Windows easier to use"). */
const PRESSES = 3;
export const WITHIN_MS = 2000;

/** In these the keys are for what is written there. */
const FIELDS = 'input, select, textarea, [contenteditable]';

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>;

/**
 * Counts presses of Shift alone; tells `counted` how many are missing, and at none of them the person leaves. The
 * three are within two seconds. Another key, or the pointer, begins the count anew: capital letters and selections
 * count for nothing.
 */
export function countShifts(counted: (missing: number) => void): {
  press: (press: Press) => void;
  restart: () => void;
} {
  let times: number[] = [];
  const restart = () => {
    times = [];
  };
  return {
    press({ key, repeat, timeStamp }) {
      // A key that is held down is pressed once.
      if (repeat) return;
      if (key !== 'Shift') return restart();
      times = [...times.filter((time) => timeStamp - time <= WITHIN_MS), timeStamp];
      const missing = PRESSES - times.length;
      if (missing === 0) restart();
      counted(missing);
    },
    restart,
  };
}

/** Listens on the whole page, before anything on it does, but not to who writes; returns what ends that. */
export function listenForShifts(counted: (missing: number) => void): () => void {
  const { press, restart } = countShifts(counted);
  const listen = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(FIELDS)) restart();
    else press(event);
  };
  window.addEventListener('keydown', listen, true);
  window.addEventListener('pointerdown', restart, true);
  return () => {
    window.removeEventListener('keydown', listen, true);
    window.removeEventListener('pointerdown', restart, true);
  };
}
