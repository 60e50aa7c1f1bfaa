import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from './serve.ts';

const piece = Buffer.alloc(1024, 'x');

/** A server of downloads that send a piece each time they are asked to. */
async function startDownloads(options: { stopWithinMs?: number; silenceMs?: number } = {}) {
  const sending: ReadableStreamDefaultController<Uint8Array>[] = [];
  const app = new Hono()
    .get('/short', (c) => c.text('short'))
    .get('/download', () => {
      return new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(piece);
            sending.push(controller);
          },
        }),
      );
    });
  const server = await listen(app.fetch, { port: 0, hostname: '127.0.0.1', ...options });
  return {
    server,
    address: `http://127.0.0.1:${server.port}`,
    send: () => {
      for (const each of sending) each.enqueue(piece);
    },
    finish: () => {
      for (const each of sending) each.close();
    },
  };
}

it('lets a download that goes on for longer than five seconds end when it stops, and lets nobody else in', async () => {
  const downloads = await startDownloads();
  // Keeps its connection open, and has nothing to wait for.
  await (await fetch(`${downloads.address}/short`)).text();
  const answered = fetch(`${downloads.address}/download`);
  const whole = answered.then((response) => response.text());
  await answered;
  let closed = false;
  const closing = downloads.server.close().then(() => {
    closed = true;
  });
  const pieces = 12;
  for (let sent = 1; sent < pieces; sent++) {
    await pause(500);
    downloads.send();
  }
  expect(closed).toBe(false);
  await expect(fetch(`${downloads.address}/short`)).rejects.toThrow();
  downloads.finish();
  expect((await whole).length).toBe(pieces * piece.length);
  await closing;
});

it('does not wait for a connection on which nothing moves, nor for ever for one that does', async () => {
  for (const options of [{ silenceMs: 300 }, { stopWithinMs: 300 }]) {
    const downloads = await startDownloads(options);
    const answered = fetch(`${downloads.address}/download`);
    const whole = answered.then((response) => response.text());
    const cutOff = expect(whole).rejects.toThrow();
    await answered;
    const sending = setInterval(() => 'stopWithinMs' in options && downloads.send(), 20);
    await downloads.server.close();
    clearInterval(sending);
    await cutOff;
  }
});
