/** One thing wrong with what was given: where, and what. */
export interface Issue {
  /** The parameter, field, row or column, e.g. "limit" or "row 12, zip". */
  path: string;
  message: string;
}

/** An error that a person is meant to read. The API answers it as `{error: {code, message, issues}}`. */
export class AppError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503,
    readonly code: string,
    message: string,
    readonly issues?: readonly Issue[],
    /** When it makes sense to try again, in whole seconds: the answer's Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** So many are named: who sends thousands of wrong fields is not answered by thousands of sentences. */
export const MOST_ISSUES = 25;

/** What does not fit, by its fields: 400 with a message that names them. `more`: how many there are beside these. */
export function wrongFields(code: string, all: readonly Issue[], more = 0): AppError {
  const issues = all.slice(0, MOST_ISSUES);
  const left = all.length - issues.length + more;
  const named = issues.map(({ path, message }) => `${path}: ${message}`);
  if (left > 0) named.push(`and ${left} more`);
  return new AppError(400, code, named.join('; '), issues);
}
