import { z } from 'zod';

/** What the doctor looks at, in this order. */
const checkNames = [
  'database',
  'schema',
  'settings',
  'address',
  'publisher',
  'proxy',
  'server',
  'mail_server',
  'text_provider',
  'disk',
  'clock',
  'directory',
  'listings',
  'withheld',
  'guides',
  'backup',
  'copies',
  'mails',
  'offline_copy',
  'access',
] as const;

/** One thing that was looked at. */
export const DoctorCheck = z.object({
  name: z.enum(checkNames),
  status: z.enum(['ok', 'warning', 'failed']),
  /** What is, for people. */
  message: z.string(),
  /** What to do about it, where it is not ok. */
  todo: z.string().optional(),
});
export type DoctorCheck = z.infer<typeof DoctorCheck>;

export const DoctorReport = z.object({
  /** The worst of the checks. */
  status: DoctorCheck.shape.status,
  checks: z.array(DoctorCheck),
});
export type DoctorReport = z.infer<typeof DoctorReport>;

/** Puts checks in order, and says what is the worst. */
export function reportOf(checks: readonly DoctorCheck[]): DoctorReport {
  const has = (status: DoctorCheck['status']) => checks.some((check) => check.status === status);
  return {
    status: has('failed') ? 'failed' : has('warning') ? 'warning' : 'ok',
    checks: [...checks].sort((a, b) => checkNames.indexOf(a.name) - checkNames.indexOf(b.name)),
  };
}
