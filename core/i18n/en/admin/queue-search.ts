import { counted } from './counted.ts';

/** Searching the queues of what people sent, and dealing with many at once. */
export const queueSearch = {
  label: 'Search this queue',
  q: 'Name, address, email, phone, or id',
  open: 'Search and filter',
  find: 'Search',
  state: 'State',
  anyState: 'All states',
  language: 'Language',
  anyLanguage: 'All languages',
  age: 'Age',
  anyAge: 'Any age',
  ages: {
    '24': 'Older than a day',
    '72': 'Older than 3 days',
    '168': 'Older than a week',
    '720': 'Older than 30 days',
  },
  who: 'Who is on it',
  anyone: 'Anyone or nobody',
  whos: { me: 'Me', nobody: 'Nobody' },
  by: 'Name of a colleague',
  spam: 'Spam',
  noSpam: 'What is no spam',
  spams: { true: 'Only what is marked as spam' },
  order: 'Order',
  usualOrder: 'As usual',
  orders: { oldest: 'Oldest first', newest: 'Newest first' },
  clear: 'Clear filters',
  nothing: { title: 'Nothing found', text: 'Nothing in this queue is like that.' },
};

export const manyText = {
  begin: 'Select several',
  end: 'Select none',
  label: 'With those that are selected',
  select: 'Select',
  all: 'Select all on this page',
  selected: (count: number) => `${counted(count, 'selected', 'selected')}`,
  acts: {
    take: 'I am on them',
    giveBack: 'Give back',
    startReview: 'Start Review',
    handle: 'Mark as handled',
    reopen: 'Open again',
    spam: 'Mark as spam',
    noSpam: 'No spam',
  },
  done: (count: number) => `${counted(count, 'is', 'are')} done.`,
  refused: (count: number) => `${counted(count, 'was', 'were')} not done:`,
};
