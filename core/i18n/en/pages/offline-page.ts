import { formatNumber } from '../format.ts';

/** /on-this-phone: the copy of the directory on the device. */
export const offlinePage = {
  title: 'The directory on this phone',
  intro:
    'Harborlight keeps a copy of the whole directory on your device. Searches run here, with or without a network, and what you look for never leaves your phone.',
  status: 'Status',
  none: 'No copy is on this phone.',
  ready: (centers: number, states: number) =>
    `${formatNumber(centers)} centers in ${formatNumber(states)} states are on this phone.`,
  loading: (done: number, total: number) => `Saving: ${formatNumber(done)} of ${formatNumber(total)} states`,
  updated: 'Updated',
  size: 'Size on this phone',
  failed: 'The last try to update did not get through. The copy you have still works.',
  failedEmpty: 'The directory could not be loaded. Check your connection and try again.',
  upToDate: 'The copy is up to date.',
  save: 'Save to this phone',
  dataSaver:
    'Your phone is set to save data, so we ask first. Saving the directory lets you search without a network.',
  refresh: 'Refresh',
  refreshing: 'Checking for changes...',
  remove: 'Remove',
  removeTitle: 'Remove the directory from this phone?',
  removeText: 'You can still search while you are online. You can save it again at any time.',
  removeConfirm: 'Remove it',
  keep: 'Keep it',
  installTitle: 'Install the app',
  install: 'Install the app',
  installed: 'The app is installed on this device.',
  installText: 'Put Harborlight on your home screen, so that it opens like any other app.',
  installApple: 'On an iPhone or iPad: tap Share, then “Add to Home Screen”.',
  installOther: 'Your browser’s menu may offer “Install” or “Add to Home Screen”.',
};
