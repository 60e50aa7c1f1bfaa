import { formatNumber } from '../format.ts';

/** The copy of the directory on the device, and everything about being offline. */
export const offline = {
  banner: 'You are offline. Everything here still works.',
  bannerPartial: 'You are offline. Only part of the directory is on this phone.',
  bannerEmpty: 'You are offline, and the directory is not on this phone yet. Call or text 988 for help now.',
  footer: {
    ready: (centers: number, day: string) => `${formatNumber(centers)} centers on this phone, updated ${day}`,
    loading: (percent: number) => `Saving the directory to this phone: ${percent}%`,
    ask: 'Save the directory to this phone',
    failed: 'The directory is not fully saved on this phone',
    install: 'Install the app',
  },
};
