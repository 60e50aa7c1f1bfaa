/** The region where notices appear. */
export const noticesText = {
  /** Read before each notice by a screen reader. */
  label: 'Notice',
  region: 'Notices ({hotkey})',
  dismiss: 'Dismiss',
};
