import { z } from '@hono/zod-openapi';
import { cutPage } from '../database/paging.ts';

/** A list as the specification pages it: https://docs.openreferral.org/en/latest/hsds/api_reference.html#lists */
export function pageOf<S extends z.ZodType>(item: S) {
  return z.object({
    total_items: z.int().describe('On all pages together.'),
    total_pages: z.int().describe('0 where nothing was found.'),
    page_number: z.int().describe('This page, from 1.'),
    size: z.int().describe('How many are on this page.'),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean().describe('True where nothing is on this page.'),
    contents: z.array(item),
  });
}

export type Page<T> = z.output<ReturnType<typeof pageOf<z.ZodType<T>>>>;

/** One page, of which only what is in it is written. A page beyond the last is empty. */
export function answerPage<T, R>(
  all: Pick<readonly T[], 'slice' | 'length'>,
  { page, per_page }: { page: number; per_page: number },
  write: (item: T) => R,
): Page<R> {
  const contents = cutPage(all, { page, limit: per_page }).map(write);
  const total_pages = Math.ceil(all.length / per_page);
  return {
    total_items: all.length,
    total_pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= total_pages,
    empty: contents.length === 0,
    contents,
  };
}
