import { z } from 'zod';

/** What keeps people from asking for help. */
export const notReadyCodes = [
  'disk_full',
  'database_locked',
  'database_moved',
  'database_unwritable',
  'database_damaged',
  'schema_behind',
  'schema_newer',
  'worker_dead',
] as const;
export type NotReadyCode = (typeof notReadyCodes)[number];

/** What whoever runs the server must see to; those for all staff stand first. */
export const alertCodes = [
  'help_waits',
  'mails_refused',
  'mails_stuck',
  ...notReadyCodes,
  'disk_low',
  'texts_running_out',
  'clock_doubted',
  'backup_old',
] as const;
export type AlertCode = (typeof alertCodes)[number];

/** What those who answer people can do something about; the others are for admins. */
export const alertsForAll: readonly AlertCode[] = ['help_waits', 'mails_refused', 'mails_stuck'];

/** One thing that is wrong: nothing in it tells of a person. */
export const Alert = z.object({
  code: z.enum(alertCodes),
  message: z.string(),
  /** What to do about it. */
  todo: z.string(),
});
export type Alert = z.infer<typeof Alert>;

/** What came of a test alert, by each way that is set up. */
export const TestedAlerts = z.array(
  z.object({
    channel: z.enum(['mail', 'webhook']),
    /** Null where it was taken. */
    failed: z.string().nullable(),
  }),
);
export type TestedAlerts = z.infer<typeof TestedAlerts>;
