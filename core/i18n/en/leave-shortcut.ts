/** What is said while Shift is pressed to leave the site. */
export const leaveShortcut = {
  missing: (presses: number) =>
    presses === 1 ? 'Press Shift 1 more time to leave' : `Press Shift ${presses} more times to leave`,
  expired: 'You are still here. The count of Shift has ended.',
};
