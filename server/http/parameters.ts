import { z } from '@hono/zod-openapi';
import { fold } from '#core/fold-text.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import { stateNamed } from '#core/search/place-names.ts';

/** A parameter that is a whole number; `fallback` where it is not given. */
export const wholeNumber = (from: number, to: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
    .transform(Number)
    .openapi({ type: 'integer', minimum: from, maximum: to, default: fallback });

const flag = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  case: 'sensitive',
  error: 'must be true or false',
});

/** A parameter that is `true` or `false`, written so; `fallback` where it is not given. */
export const trueOrFalse = (fallback: boolean) =>
  flag.default(fallback).openapi({ type: 'string', enum: ['true', 'false'], default: String(fallback) });

/** The same, undefined where it is empty or not given. */
export const trueOrFalseOrEmpty = z
  .string()
  .default('')
  .transform((text) => text || undefined)
  .pipe(flag.optional());

/** The page of a list, from 1. */
export const PageParameter = wholeNumber(1, 1_000_000, 1);

/** Empty counts as none. */
export const StateParameter = z.string().transform((code, context) => {
  const state = parseJurisdiction(code);
  if (!state && code !== '') {
    const meant = stateNamed(fold(code)) ?? 'TX';
    context.addIssue({ code: 'custom', message: `must be a two-letter state code such as ${meant}` });
  }
  return state;
});
