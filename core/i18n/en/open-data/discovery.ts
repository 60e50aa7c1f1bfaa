import type { PublicPath } from '../../../pages/public-pages.ts';
import { formatLongDate } from '../../format.ts';
import { llms } from './llms.ts';

/** What each page is for, in a line. */
const pages: Record<PublicPath, { name: string; text: string }> = {
  '/': { name: 'Home', text: 'Search by state and level of care, and the centers added or verified last.' },
  '/directory': {
    name: 'Browse Directory',
    text: 'Search all centers by name, city or program; filter by state, level of care, population and payment.',
  },
  '/states': { name: 'Browse by State', text: 'All states, with the number of centers in each.' },
  '/guides': {
    name: 'Treatment Guides',
    text: 'Plain answers about care, money, and helping someone you love.',
  },
  '/overdose': {
    name: 'Overdose: what to do now',
    text: 'The steps on one screen, with drawings, a timer for breaths and a clock for doses.',
  },
  '/live-matching': {
    name: 'Live Matching',
    text: 'A form for people who want a person to help them find a center. Free.',
  },
  '/update-listing': {
    name: 'Update or submit a listing',
    text: 'Send a new center, or a change to one. Free.',
  },
  '/contact': { name: 'Contact', text: 'Ask us, or tell us about a mistake.' },
  '/leaving': {
    name: 'Leave this site quickly',
    text: 'The way out that each page has, and what stays behind.',
  },
  '/about': { name: 'About', text: 'Who we are, and how we vet centers.' },
  '/transparency': {
    name: 'Transparency & Independence',
    text: 'Who pays for this (no center does), and our conflict of interest.',
  },
  '/editorial-policy': {
    name: 'Editorial Policy',
    text: 'How we choose what to list, check it, write, and fix mistakes.',
  },
  '/accessibility': {
    name: 'Accessibility',
    text: 'What works with a keyboard, a screen reader and large text, and what does not yet.',
  },
  '/privacy': { name: 'Privacy Policy', text: 'What we know of visitors: as little as can be.' },
};

/** The files by which machines find the site: robots.txt, llms.txt, humans.txt and the feed. */
export const discovery = {
  pages,
  forAssistant: {
    name: (assistant: string) => `For ${assistant}`,
    text: 'Where an assistant reads the directory, and how to pass it on safely.',
  },
  robots: {
    welcome: 'Everybody may read everything that is public here, search engines and AI assistants too.',
    exceptions: 'Left out is what is for staff only, or on the reader’s own device.',
    map: (address: string) => `A map for language models: ${address}`,
    spanish: (address: string) => `Every page is there in Spanish, too: ${address}`,
  },
  llms,
  humans: {
    team: ['Made by: the Harborlight authors'],
    contact: (address: string) => `Contact: ${address}`,
    thanks: [
      'To SAMHSA, for a national directory that belongs to the public',
      'To Open Referral, for the Human Services Data Specification',
      'To all who pick up when someone calls or texts 988',
      'To the people who write the open software that this is made of:',
      'React, Vite, Hono, SQLite, Kysely, zod, Workbox, Tailwind CSS, Radix, Lucide and more',
    ],
    lastUpdate: (day: string) => `Last update: ${day}`,
    site: [
      'For: people who look for treatment, and their families, in the United States',
      'Languages: English, Spanish',
      'Standards: HTML, CSS, WAI-ARIA, JSON-LD with schema.org, OpenAPI, MCP, HSDS, Atom',
      'Made with: TypeScript',
      'Works: with no network, once it has been opened',
      'Ads: none. Trackers: none. Cookies for visitors: none',
    ],
    licence: (data: string) => `License: MIT for the software, ${data} for the directory and the guides`,
  },
  feed: {
    title: 'Harborlight: centers added or verified',
    titleOfState: (state: string) => `Harborlight: centers added or verified in ${state}`,
    /** `asked` are parameters: "near Bangor, ME, within 25". */
    titleOfSearch: (asked: string) => `Harborlight: centers added or verified, of: ${asked}`,
    author: 'Harborlight',
    entryTitle: (name: string, city: string, state: string) => `${name}, ${city}, ${state}`,
    levels: (levels: readonly string[]) => `Levels of care: ${levels.join(', ')}.`,
    verified: (date: string) => `Last verified by our staff on ${formatLongDate(date)}.`,
    unverified: 'Not yet verified by us.',
    source: (source: string) => `Source: ${source}.`,
    rights: (name: string, address: string) => `${name}: ${address}`,
  },
};
