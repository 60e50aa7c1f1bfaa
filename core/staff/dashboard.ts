import { z } from 'zod';
import { submissionTypes } from '../lists/message-lists.ts';
import { submissionStatuses } from '../lists/staff-lists.ts';

/** Spec, section 9. */
export const LATEST_SUBMISSIONS = 5;

const moment = z.iso.datetime();

/** What staff see first: how much there is, and what waits. */
export const Dashboard = z.object({
  /** Submissions of every type. */
  total: z.int(),
  pendingReview: z.int(),
  underReview: z.int(),
  /** Since the day began in UTC. */
  approvedToday: z.int(),
  latest: z.array(
    z.object({
      id: z.string(),
      type: z.enum(submissionTypes.values),
      status: z.enum(submissionStatuses.values),
      createdAt: moment,
      /** The center's name, or what a message is about. */
      title: z.string(),
    }),
  ),
  /** Contact messages that nobody has handled. */
  contactOpen: z.int(),
  matchingOpen: z.int(),
  /** Requests for a match that wait for longer than the 24 hours that we promise. */
  matchingOverdue: z.int(),
  /** Listings that the public sees, and that nobody has verified in the last 6 months. */
  centersDue: z.int(),
  /** Problems that visitors have reported, and that nobody has resolved; at so many centers. */
  reportsOpen: z.int(),
  centersReported: z.int(),
  /** Centers of which a source says otherwise than staff, and nobody has decided. */
  centersProposed: z.int(),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** How the parts of the system are. */
export const SystemStatus = z.object({
  /** `wal`: SQLite's write-ahead log is on, so that readers and writers do not wait for each other. */
  database: z.object({ bytes: z.int(), wal: z.boolean(), answerMs: z.number() }),
  mail: z.object({
    configured: z.boolean(),
    queued: z.int(),
    oldestQueuedAt: moment.nullable(),
    failedLast7Days: z.int(),
  }),
  texts: z.object({ configured: z.boolean(), failedLast24Hours: z.int() }),
  data: z.object({
    /** Where the public listings come from, the most first; null where staff wrote them. */
    sources: z.array(z.object({ name: z.string().nullable(), year: z.int().nullable(), centers: z.int() })),
    /** True where some of them are made up. */
    sample: z.boolean(),
    centers: z.int(),
    centersDue: z.int(),
    newestImportAt: moment.nullable(),
    newestVerifiedAt: moment.nullable(),
  }),
  /** The offline copy that phones fetch; null until it is made for the first time, or where no server runs. */
  copy: z.object({ version: z.string(), generatedAt: moment }).nullable(),
  /** False while the directory and its copy have not taken over the last change; null where no server runs. */
  inStep: z.boolean().nullable(),
  /** The last one that the toolkit made; null where it made none. */
  backup: z
    .object({
      at: moment,
      bytes: z.int(),
      /** Older than backups are scheduled, or than a week where none are. */
      isOld: z.boolean(),
    })
    .nullable(),
  /** `startedAt` is null where a terminal looked into the database itself. */
  server: z.object({ startedAt: moment.nullable(), version: z.string() }),
});
export type SystemStatus = z.infer<typeof SystemStatus>;
