import type { DecisionKind } from '../../../../staff/decision-kinds.ts';
import { formatNumber } from '../../../format.ts';

interface KindWords {
  title: string;
  text: string;
  /** What becomes of one, and of all of them. */
  accept: string;
  refuse: string;
  acceptAll: string;
  refuseAll: string;
  /** The same of those that are not decided yet, where others are. */
  acceptOthers: string;
  refuseOthers: string;
}

const kinds: Record<DecisionKind, KindWords> = {
  pairs: {
    title: 'Probably the same',
    text: 'The file has these centers under another name or address, those that differ most first. Two listings of one center would stand in the directory twice.',
    accept: 'The same center',
    refuse: 'Two centers',
    acceptAll: 'All are the same',
    refuseAll: 'All are two centers',
    acceptOthers: 'The others are the same',
    refuseOthers: 'The others are two centers',
  },
  conflicts: {
    title: 'In conflict with what staff said',
    text: 'The file says something else than your staff have corrected or verified.',
    accept: 'Take the file’s',
    refuse: 'Keep ours',
    acceptAll: 'Take all of the file’s',
    refuseAll: 'Keep all of ours',
    acceptOthers: 'Take the file’s of the others',
    refuseOthers: 'Keep ours of the others',
  },
  withheld: {
    title: 'Addresses that are now withheld',
    text: 'The source keeps these addresses to itself now. One that you go on showing may put people in danger.',
    accept: 'Withhold it',
    refuse: 'Go on showing it',
    acceptAll: 'Withhold all',
    refuseAll: 'Go on showing all',
    acceptOthers: 'Withhold the others',
    refuseOthers: 'Go on showing the others',
  },
  delisted: {
    title: 'No longer listed',
    text: 'The file does not list these any more. They are marked for review; nothing is deleted.',
    accept: 'Mark it for review',
    refuse: 'Leave it as it is',
    acceptAll: 'Mark all for review',
    refuseAll: 'Leave all as they are',
    acceptOthers: 'Mark the others for review',
    refuseOthers: 'Leave the others as they are',
  },
  new: {
    title: 'New centers',
    text: 'No center in the directory is like these.',
    accept: 'Add it',
    refuse: 'Leave it out',
    acceptAll: 'Add all',
    refuseAll: 'Leave all out',
    acceptOthers: 'Add the others',
    refuseOthers: 'Leave the others out',
  },
  changed: {
    title: 'Changed centers',
    text: 'What the file says now, beside what the directory says.',
    accept: 'Take the change',
    refuse: 'Leave it as it is',
    acceptAll: 'Take all changes',
    refuseAll: 'Leave all as they are',
    acceptOthers: 'Take the other changes',
    refuseOthers: 'Leave the others as they are',
  },
};

/** What staff decide of a file before it goes public, on the web and in the terminal. */
export const importReview = {
  title: 'Decide before it goes public',
  text: (matched: number, unchanged: number) =>
    `${formatNumber(matched)} ${matched === 1 ? 'center of the file is one' : 'centers of the file are some'} that we have, ${formatNumber(unchanged)} of them unchanged. You decide of the rest, all of a kind or one by one. What you refuse stays in the directory as it is.`,
  open: 'What you leave open is done: pairs count as the same, and what staff corrected or verified stays, with the file’s value proposed on the center.',
  openPairs: (count: number) =>
    count === 1
      ? '1 pair that is probably the same is not decided: it counts as the same center.'
      : `${formatNumber(count)} pairs that are probably the same are not decided: each counts as the same center.`,
  kept: (when: string) => `You decided of this file on ${when}, and have not imported it.`,
  kinds,
  heading: (title: string, count: number) => `${title} (${formatNumber(count)})`,
  decided: ({ accept, refuse, open }: { accept: number; refuse: number; open: number }) =>
    [
      accept > 0 && `${formatNumber(accept)} accepted`,
      refuse > 0 && `${formatNumber(refuse)} refused`,
      open > 0 && `${formatNumber(open)} open`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  oneByOne: 'One by one',
  oneByOneOf: (title: string) => `One by one: ${title}`,
  allOf: (all: string, title: string) => `${all}: ${title}`,
  place: (number: number, count: number) => `${formatNumber(number)} of ${formatNumber(count)}`,
  directory: 'The directory',
  file: 'The file',
  verified: (by: string | null, on: string) => `verified ${by ? `by ${by} ` : ''}on ${on}`,
  keys: 'Keys: A accepts, R refuses, N is the next, P the one before, Esc closes.',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  look: 'See what would be imported',
  change: 'Decide anew',
  refused: {
    title: 'Refused',
    text: 'You refused these: they stay in the directory as they are.',
    counted: (count: number) => `${formatNumber(count)} refused`,
  },
};
