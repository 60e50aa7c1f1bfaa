import { formatBytes, formatNumber, formatShortDate } from '../../format.ts';
import { counted } from './counted.ts';

export const dashboardPage = {
  title: 'Admin Dashboard',
  intro: 'What came in, what waits, and how the system is.',
  stats: {
    label: 'Submissions',
    total: 'Total Submissions',
    pending: 'Pending Review',
    underReview: 'Under Review',
    approvedToday: 'Approved Today',
    todayInUtc: 'Of the day in UTC',
  },
  waiting: {
    title: 'What waits',
    overdue: (count: number) =>
      `${counted(count, 'person waits', 'people wait')} for a match for more than 24 hours`,
    overdueText: 'We aim to contact them within 24 hours.',
    matching: (count: number) => counted(count, 'open request for a match', 'open requests for a match'),
    contact: (count: number) => counted(count, 'open contact message', 'open contact messages'),
    due: (count: number) => counted(count, 'center due for verification', 'centers due for verification'),
    proposed: (count: number) =>
      counted(count, 'center of which a source says otherwise', 'centers of which a source says otherwise'),
    nothing: 'Nothing waits.',
  },
  latest: {
    title: 'Recent Submissions',
    empty: 'No submissions yet',
    all: 'All submissions',
  },
  actions: {
    title: 'Quick Actions',
    pending: 'Review new submissions',
    underReview: 'Go on with reviews',
    centers: 'Manage centers',
    guides: 'Manage guides',
    bulkImport: 'Bulk import centers',
    callTracking: 'Call tracking',
    notifications: 'Email notifications',
  },
  failed: 'The dashboard could not be loaded',
  system: {
    title: 'System',
    failed: 'How the system is could not be found out',
    states: { ok: 'OK', attention: 'Needs attention', off: 'Off', unknown: 'Unknown' },
    database: {
      name: 'Database',
      text: (bytes: number, ms: number) => `Answers in ${ms} ms. ${formatBytes(bytes)}.`,
      noWal: 'Its write-ahead log is off: readers and writers wait for each other.',
    },
    mail: {
      name: 'Email',
      off: 'No mail server is set: notifications are only logged.',
      idle: 'Nothing waits.',
      queued: (count: number, since: string) =>
        `${counted(count, 'mail waits', 'mails wait')}, the oldest since ${since}.`,
      failed: (count: number) => `${formatNumber(count)} failed in the last 7 days.`,
      noneFailed: 'None failed in the last 7 days.',
    },
    texts: {
      name: 'Text messages',
      off: 'No provider is set: nobody can text a center to their phone.',
      failed: (count: number) => `${formatNumber(count)} failed in the last 24 hours.`,
      noneFailed: 'None failed in the last 24 hours.',
    },
    backup: {
      name: 'Backup',
      none: 'No backup is recorded: the server makes none by itself. On its machine: npx harborlight backup FILE',
      made: (time: string, bytes: number) => `The last one was made ${time}, ${formatBytes(bytes)}.`,
      old: 'That is too long ago. On the server’s machine: npx harborlight backup FILE',
    },
    data: {
      name: 'Age of the data',
      sample: 'Sample directory: these centers are not real.',
      empty: 'There are no centers.',
      source: (name: string, year: number | null, centers: number) =>
        `${formatNumber(centers)} from ${name}${year === null ? '' : `, ${year}`}`,
      own: (centers: number) => `${formatNumber(centers)} of our own`,
      sources: (sources: string) => `Centers: ${sources}.`,
      imported: (iso: string) => `Last import ${formatShortDate(iso)}.`,
      neverImported: 'Nothing was imported.',
      verified: (iso: string) => `Newest verification ${formatShortDate(iso)}.`,
      neverVerified: 'None was ever verified.',
      due: (count: number, percent: number) =>
        `${formatNumber(count)} (${percent}%) are due for verification.`,
      noneDue: 'None is due for verification.',
    },
    copy: {
      name: 'Offline copy',
      none: 'It is being made for the first time.',
      made: (version: string, time: string) => `Version ${version}, made ${time}.`,
      inStep: 'In step with the database.',
      behind: 'The last change is still being taken over; that takes some seconds.',
      noServer: 'A server makes it: none was asked.',
    },
    server: {
      name: 'Server',
      text: (version: string, since: string) => `Version ${version}, running since ${since}.`,
      notAsked: (version: string) => `Version ${version} is here. No server was asked.`,
    },
  },
};
