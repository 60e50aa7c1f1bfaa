import { formatNumber } from '../format.ts';

/** At the foot of every page, below the first view; what others say, too, stands in layout.ts. */
export const footer = {
  about:
    'A free directory of addiction and mental-health treatment centers. No ads, no fees. No center pays us.',
  find: 'Find a center',
  information: 'About us',
  directory: 'Browse Directory',
  liveMatching: 'Live Matching',
  guides: 'Treatment Guides',
  updateListing: 'Update a Listing',
  aboutUs: 'About',
  transparency: 'Transparency',
  editorialPolicy: 'Editorial Policy',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  contact: 'Contact',
  forAssistants: 'For AI/ChatGPT',
  sitemap: 'Sitemap',
  humans: 'humans.txt',
  conflictOfInterest:
    'Conflict of interest: the operator works for a treatment-center company, and runs this site on their own, apart from it.',
  publishedBy: (name: string, contact: string | undefined) =>
    `Published by ${name}${contact ? ` (${contact})` : ''}.`,
  noPublisher: 'Whoever runs this site has not named who publishes it.',
  copyright: '© 2024 Harborlight',
  /** What of the directory is on this device. */
  copy: {
    ready: (centers: number, day: string) =>
      `${formatNumber(centers)} centers on this device, updated ${day}`,
    loading: (percent: number) => `Saving the directory to this device: ${percent}%`,
    ask: 'Save the directory to this device',
    failed: 'The directory is not fully saved on this device',
    install: 'Install the app',
  },
};
