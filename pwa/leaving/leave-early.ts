import { leaveSite, leavesByShift, NOWHERE } from './leave.ts';
import { listenForShifts } from './shift-three-times.ts';

/** Leaves the site by its link, or by Shift three times, before the app is there to do so. */
export function leaveEarly(): void {
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
