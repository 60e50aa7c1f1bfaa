import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { connectedClient } from './http/client-address.ts';
import { takesLong } from './http/long-body.ts';
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

describe('who drips', () => {
  const stops: (() => unknown)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function start(options: Partial<Parameters<typeof listen>[1]>) {
    const app = new Hono()
      .get('/', (c) => c.text('whole'))
      .post('/form', async (c) => c.text(await c.req.text()))
      .post('/upload', takesLong, async (c) => c.text(await c.req.text()));
    const server = await listen(app.fetch, { port: 0, hostname: '127.0.0.1', ...options });
    stops.push(() => server.close());
    const open = async (): Promise<Socket> => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      stops.unshift(() => socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
    /** Sends a byte at a time, and returns all that is answered. */
    const drip = async (head: string, body: string) => {
      const socket = await open();
      const answer = text(socket);
      socket.write(head);
      for (const sign of body) {
        if (socket.destroyed || socket.readableEnded) break;
        socket.write(sign);
        await pause(50);
      }
      return answer;
    };
    return { open, drip, address: `http://127.0.0.1:${server.port}` };
  }
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 20\r\n\r\n`;
  const BODY = 'x'.repeat(20);

  it('is cut off by a 408 where a body is not there whole in time, but for uploads of who may', async () => {
    const { drip, address } = await start({ bodyMs: 300 });
    expect(await drip(post('/form'), BODY)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await drip(post('/upload'), BODY)).toMatch(/^HTTP\/1\.1 200 [\s\S]*x{20}$/);
    expect(await (await fetch(`${address}/form`, { method: 'POST', body: BODY })).text()).toBe(BODY);
  });

  it('is cut off where headers are not there in time', async () => {
    const { drip } = await start({ headersMs: 300 });
    const answer = await drip('GET / HTTP/1.1\r\nX-Long: ', 'x'.repeat(40));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('has no more connections at once than one client may', async () => {
    const clients = ['one', 'two', undefined];
    let client = clients[0];
    const { open, address } = await start({ perClient: { most: 3, clientOf: () => client } });
    const held = await Promise.all([open(), open(), open()]);
    const over = await open();
    if (!over.closed) await once(over, 'close');
    expect(held.every((socket) => !socket.closed)).toBe(true);
    for (client of clients.slice(1)) expect((await fetch(address)).status).toBe(200);
    client = 'one';
    held[0]!.destroy();
    await expect
      .poll(() =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('is told by address, of IPv6 by network, and is nobody on this machine', () => {
    expect(connectedClient('192.0.2.7')).toBe('192.0.2.7');
    expect(connectedClient('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(connectedClient('2001:db8:1:2::7')).toBe(connectedClient('2001:db8:1:2:a:b:c:d'));
    expect(connectedClient('2001:db8:1:2::7')).not.toBe(connectedClient('2001:db8:1:3::7'));
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', ''])
      expect(connectedClient(own)).toBeUndefined();
  });
});
