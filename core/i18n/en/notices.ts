/** The region where notices appear. */
export const noticesText = {
  /** Read before each notice by a screen reader. */
  label: 'Notice',
  region: 'Notices ({hotkey})',
  /** Behind what happened: how the keyboard gets to what can be done about it. */
  reach: (action: string) => `${action}: press F8`,
  dismiss: 'Dismiss',
  /** A newer version of the app, at the same place. */
  update: { ready: 'Update ready', reload: 'Reload', later: 'Later' },
};
