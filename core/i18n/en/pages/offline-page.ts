import { formatNumber } from '../../format.ts';

/** /on-this-phone: the copy of the directory on the device. */
export const offlinePage = {
  title: 'The directory on this device',
  intro:
    'Harborlight keeps a copy of the whole directory on your device. Once it is here, your search stays here, with or without a network.',
  status: 'Status',
  none: 'No copy is on this device.',
  silent:
    'The storage of this device does not answer. Close other tabs of this site, then open this page again.',
  ready: (centers: number, states: number) =>
    `${formatNumber(centers)} centers in ${formatNumber(states)} states are on this device.`,
  loading: (done: number, total: number) => `Saving: ${formatNumber(done)} of ${formatNumber(total)} states`,
  updated: 'Updated',
  size: 'Size on this device',
  places: 'ZIP codes and places',
  placesMissing: 'Not on this device yet',
  failed: 'The last try to update did not get through. The copy you have still works.',
  failedEmpty: 'The directory could not be loaded. Check your connection and try again.',
  upToDate: 'The copy is up to date.',
  keptSevenDays:
    'This browser removes the copy if you do not open this site for seven days. Installing the app keeps it.',
  keptInWindow: 'This window keeps nothing. The copy is gone when you close it.',
  save: 'Save to this device',
  dataSaver:
    'Your device is set to save data, so we ask first. Saving the directory lets you search without a network.',
  refresh: 'Refresh',
  refreshing: 'Checking for changes...',
  remove: 'Remove',
  removeTitle: 'Remove the directory from this device?',
  removeText: 'You can still search while you are online. You can save it again at any time.',
  removeConfirm: 'Remove it',
  keep: 'Keep it',
  installTitle: 'Install the app',
  install: 'Install the app',
  installed: 'The app is installed on this device.',
  installText:
    'Put Harborlight on your home screen, so that it opens like any other app. Others who use this device can see its icon there.',
  installApple:
    'On an iPhone or iPad: tap Share, then “Add to Home Screen”. Open the app once while you are online: it gets a copy of its own, which stays.',
  installOther: 'Your browser’s menu may offer “Install” or “Add to Home Screen”.',
};
