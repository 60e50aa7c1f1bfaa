import { formatNumber } from '../format.ts';

/** The copy of the directory on the device, and everything about being offline. */
export const offline = {
  banner: 'You are offline. You can search, read and call. What you send goes out later.',
  bannerMost: 'You are offline. Most of this works, but some listings or places are not on this device.',
  bannerPartial: 'You are offline. Only part of the directory is on this device.',
  bannerEmpty: 'You are offline, and the directory is not on this device yet. Call or text 988 for help now.',
  footer: {
    ready: (centers: number, day: string) =>
      `${formatNumber(centers)} centers on this device, updated ${day}`,
    loading: (percent: number) => `Saving the directory to this device: ${percent}%`,
    ask: 'Save the directory to this device',
    failed: 'The directory is not fully saved on this device',
    install: 'Install the app',
  },
};
