import { z } from 'zod';
import { jurisdictions } from '../lists/public-lists.ts';
import { lineOfText } from '../plain-text.ts';

/** A center as a call or a text names it: the id counts, name and phone are for people. */
export const CenterReference = {
  centerId: z.string().regex(/^\d{8}$/, 'must be the eight digits of a center'),
  centerName: lineOfText().max(200),
  centerPhone: lineOfText().max(40),
};

/** Somebody tapped to call a center. Says nothing of who. */
export const CallTap = z.strictObject({
  ...CenterReference,
  userCity: lineOfText().max(100).nullish(),
  /** The state that the person chose on this device, never one guessed from an address. */
  userState: z.enum(jurisdictions.values).nullish(),
  userCountry: z.literal('US'),
  /** When it was tapped, if that was before now: a call needs no internet, and the count may arrive later. */
  clickedAt: z.iso.datetime().optional(),
  /** The page's path without its query, which may hold what was searched for. */
  referrerUrl: lineOfText()
    .regex(/^\/[^?#]*$/, 'must be a path without a query')
    .max(200)
    .optional(),
});
export type CallTap = z.infer<typeof CallTap>;
