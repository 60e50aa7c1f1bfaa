import { z } from '@hono/zod-openapi';

/** The page of a list, from 1. */
export const PageParameter = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9,999,999')
  .default('1')
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1 });
