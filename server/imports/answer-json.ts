import type { Context, TypedResponse } from 'hono';

/** Answers JSON that a worker thread has written: megabytes, which would take this thread too long to write again. */
export function answerJson<T>(c: Context, json: string) {
  const response = c.body(json, 200, { 'Content-Type': 'application/json' });
  return response as unknown as Response & TypedResponse<T, 200, 'json'>;
}
