import { leaveSite, leavesByShift, NOWHERE } from './leave.ts';
import { listenForShifts } from './shift-three-times.ts';

/** Has the way out lead out: its link, wherever it stands, and Shift three times. From the first script on. */
export function listenForLeaving(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.getAttribute('href') !== NOWHERE) return;
      event.preventDefault();
      leaveSite();
    },
    true,
  );
  listenForShifts((missing) => {
    if (missing === 0 && leavesByShift()) leaveSite();
  });
}
