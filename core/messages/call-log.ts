import { z } from 'zod';

/** Calls on one page of the log. */
export const CALLS_PER_PAGE = 50;
/** Spec, section 9. */
export const TOP_CENTERS = 5;

const day = z.iso.date('must be a date such as 2026-11-20');

/** Which calls: all where nothing is given. Days are UTC days, both included. */
export const CallFilter = z
  .object({
    /** A part of the center's eight digits is enough; empty counts as none. */
    centerId: z
      .string()
      .regex(/^\d{0,8}$/, 'must be up to eight digits of a center’s id')
      .optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
    path: ['dateFrom'],
    message: 'must not be after dateTo',
  });
export type CallFilter = z.infer<typeof CallFilter>;

/** One tap to call a center (spec, section 3). */
export const CallLog = z.object({
  id: z.string(),
  /** Eight digits. Of a center that was merged: those of the center that it is part of now. */
  centerId: z.string(),
  /** As it was called when the call was tapped, with the phone that was called. */
  centerName: z.string(),
  centerPhone: z.string().nullable(),
  clickedAt: z.iso.datetime(),
  userCity: z.string().nullable(),
  userState: z.string().nullable(),
  /** The kind of device; of a browser's name no more is kept. */
  userAgent: z.string(),
  /** The path of the page. */
  referrerUrl: z.string().nullable(),
});
export type CallLog = z.infer<typeof CallLog>;

/** One page of the log, the latest call first. */
export const CallLogPage = z.object({
  calls: z.array(CallLog),
  /** Of all pages. */
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type CallLogPage = z.infer<typeof CallLogPage>;

/** How many calls there were. Today, this week (from Monday on) and this month are counted in UTC. */
export const CallStats = z.object({
  totalCalls: z.int(),
  callsToday: z.int(),
  callsThisWeek: z.int(),
  callsThisMonth: z.int(),
  /** The first days of this week and this month. */
  weekFrom: z.iso.date(),
  monthFrom: z.iso.date(),
  /** Since calls are counted; the most called first. */
  topCenters: z.array(
    z.object({
      centerId: z.string(),
      centerName: z.string(),
      centerPhone: z.string().nullable(),
      callCount: z.int(),
    }),
  ),
});
export type CallStats = z.infer<typeof CallStats>;

/** Calls of each day, also of days with none, from the first day asked for (or with a call) to the last. */
export const CallsPerDay = z.array(z.object({ day: z.iso.date(), count: z.int() }));
export type CallsPerDay = z.infer<typeof CallsPerDay>;
