import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchNamed } from './fetch-named.ts';
import { UnreachableError } from './sync-errors.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Answers each request in turn, and notes how it was asked. */
async function serve(...answers: ((response: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push(`${url?.replace(/\d+$/, '…')} ${headers['cache-control'] ?? ''}`.trim());
    answers[Math.min(asked.length, answers.length) - 1]!(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/TX-0123.json` };
}

const right = (response: ServerResponse) => response.end('right');
const wrong = (response: ServerResponse) => response.end('<!doctype html>');
const broken = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Length': 99 }).write('ri', () => response.destroy());

async function read(response: Response): Promise<string> {
  const text = await response.text();
  if (text !== 'right') throw new Error('damaged');
  return text;
}

it('asks once for what is right', async () => {
  const { asked, address } = await serve(right);
  expect(await fetchNamed(address, read)).toBe('right');
  expect(asked).toEqual(['/TX-0123.json']);
});

it.each([
  ['wrong', wrong],
  ['cut short', broken],
])(
  'asks past the caches where it is %s: past this one, and then past those on the way',
  async (_, answer) => {
    const { asked, address } = await serve(answer, answer, right);
    expect(await fetchNamed(address, read)).toBe('right');
    expect(asked).toEqual(['/TX-0123.json', '/TX-0123.json no-cache', '/TX-0123.json?again=… no-cache']);
  },
);

it('says what is wrong where it stays wrong', async () => {
  const { asked, address } = await serve(wrong);
  await expect(fetchNamed(address, read)).rejects.toThrow('damaged');
  expect(asked).toHaveLength(3);
});

it('leaves a server in peace that has trouble', async () => {
  const { asked, address } = await serve((response) => response.writeHead(503).end());
  await expect(fetchNamed(address, read)).rejects.toThrow('The server answered 503');
  expect(asked).toHaveLength(1);
});

it('says so where nothing answers', async () => {
  await expect(fetchNamed('http://127.0.0.1:1/TX-0123.json', read)).rejects.toThrow(UnreachableError);
});
