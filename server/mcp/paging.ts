import { z } from 'zod';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';

/** What a page of anything says of itself. */
export const pageFields = {
  total: z.int().min(0),
  page: z.int().min(1),
  limit: z.int().min(1),
  /** Null on the last. */
  nextPage: z.int().nullable(),
};

interface Page {
  total: number;
  page: number;
  limit: number;
}

export function nextPageOf({ total, page, limit }: Page): number | null {
  return page * limit < total ? page + 1 : null;
}

/** Which page this is, and how to get the next; '' where all is on one. */
export function describePage(asked: Page): string {
  const pages = Math.ceil(asked.total / asked.limit);
  if (asked.total === 0 || (pages === 1 && asked.page === 1)) return '';
  if (asked.page > pages) return mcpAnswers.beyond(asked.page, pages);
  const next = nextPageOf(asked);
  return [mcpAnswers.page(asked.page, pages), ...(next ? [mcpAnswers.next(next)] : [])].join(' ');
}
