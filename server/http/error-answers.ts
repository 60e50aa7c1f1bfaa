import type { z } from '@hono/zod-openapi';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, wrongFields } from '../app-error.ts';
import { CACHE_NOWHERE } from './caching.ts';

/** Turns whatever was thrown into `{error: {code, message, issues}}`. Nothing of the request is ever logged. */
export function answerErrors(logError: (error: Error) => void): ErrorHandler {
  return (error, c) => answer(c, toAppError(error, logError));
}

/** What is told of an error that was thrown; one that nobody foresaw is logged, and told without its words. */
export function toAppError(error: Error, logError: (error: Error) => void): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError(400, 'invalid_request', error.message || 'The request could not be read.');
  }
  logError(error);
  return new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.');
}

/** For every route: what does not fit its declared schema is a 400 that names the parameter. */
export function rejectInvalid(result: { success: boolean; error?: z.ZodError; target?: string }): void {
  if (!result.error) return;
  const issues = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          message: 'is not a field of this call',
        }))
      : [{ path: issue.path.join('.'), message: isRepeated(issue, result.target) ? ONCE : issue.message }],
  );
  throw wrongFields('invalid_request', issues);
}

const ONCE = 'may be given once only';

/** A parameter that is there twice is a list, where a text is wanted. */
function isRepeated(issue: z.core.$ZodIssue, target: string | undefined): boolean {
  return target === 'query' && issue.code === 'invalid_type' && / array$/.test(issue.message);
}

/** What a route has said of a file or a page before that failed, and is not true of the error. */
const OF_WHAT_FAILED = ['Content-Encoding', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified'];

function answer(c: Context, { status, code, message, issues, retryAfter }: AppError): Response {
  if (status >= 500) {
    for (const name of OF_WHAT_FAILED) c.header(name, undefined);
    // A file that can be kept for a year may be gone while it is read.
    c.header('Cache-Control', CACHE_NOWHERE);
  }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json({ error: { code, message, issues } }, status);
}
