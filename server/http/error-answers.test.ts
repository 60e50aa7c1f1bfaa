import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { CACHE_COPY, cache } from './caching.ts';
import { answerErrors } from './error-answers.ts';

it('says nothing of a file that could not be read to its end but that it could not', async () => {
  const logged: string[] = [];
  const app = new Hono();
  app.onError(answerErrors(({ message }) => void logged.push(message)));
  app.use(async (c, next) => {
    await next();
    // As what keeps answers does.
    await c.res.clone().arrayBuffer();
  });
  app.get('/file', cache(CACHE_COPY), (c) => {
    const file = new ReadableStream({
      pull: (controller) => controller.error(new Error('ENOENT: it was deleted')),
    });
    return c.body(file, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': '952198',
      ETag: '"of-the-file"',
      'Last-Modified': 'Mon, 23 Nov 2026 08:00:00 GMT',
    });
  });
  const response = await app.request('/file');
  expect(response.status).toBe(500);
  expect((await response.json()).error.code).toBe('internal_error');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
  });
  expect(logged).toEqual(['ENOENT: it was deleted']);
});
