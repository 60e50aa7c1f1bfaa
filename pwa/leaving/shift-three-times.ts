/** Fewer than the five that turn on Sticky Keys (https://support.microsoft.com/windows, "Make Windows easier to use"). */
const PRESSES = 3;
const WITHIN_MS = 2000;

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>;

/**
 * Counts presses of Shift alone; calls `done` at the third within two seconds. Another key, or the pointer, begins
 * the count anew: capital letters and selections count for nothing.
 */
export function countShifts(done: () => void): { press: (press: Press) => void; restart: () => void } {
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
      if (times.length < PRESSES) return;
      restart();
      done();
    },
    restart,
  };
}

/** Listens on the whole page, before anything on it does; returns what ends that. */
export function listenForShifts(done: () => void): () => void {
  const { press, restart } = countShifts(done);
  window.addEventListener('keydown', press, true);
  window.addEventListener('pointerdown', restart, true);
  return () => {
    window.removeEventListener('keydown', press, true);
    window.removeEventListener('pointerdown', restart, true);
  };
}
