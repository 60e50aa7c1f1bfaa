import { z } from 'zod';

/** Who publishes the directory, and where they are reached: an email or a web address. */
export const Publisher = z.object({ name: z.string(), contact: z.string().optional() });
export type Publisher = z.infer<typeof Publisher>;
