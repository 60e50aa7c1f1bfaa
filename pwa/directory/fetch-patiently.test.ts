import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchPatiently } from './fetch-patiently.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('gives the answer with all of its text, whose letters may come in two pieces', async () => {
  const bytes = Buffer.from('Más');
  const address = await serve((response) => {
    response.write(bytes.subarray(0, 2));
    setTimeout(() => response.end(bytes.subarray(2)), 100);
  });
  const response = await fetchPatiently(address);
  expect([response.status, await response.text()]).toEqual([200, 'Más']);
});

it('gives up a server that never answers, and one that goes silent in the middle', async () => {
  const mute = await serve(() => {});
  await expect(fetchPatiently(mute, {}, 1000)).rejects.toMatchObject({ name: 'LateError' });
  const halting = await serve((response) => response.write('The first half'));
  await expect(fetchPatiently(halting, {}, 1000)).rejects.toMatchObject({ name: 'LateError' });
});

it('waits for an answer that is long, as long as something comes', async () => {
  const address = await serve((response) => {
    let pieces = 0;
    const timer = setInterval(() => {
      response.write('.');
      if (++pieces === 6) {
        clearInterval(timer);
        response.end();
      }
    }, 400);
  });
  expect(await (await fetchPatiently(address, {}, 1500)).text()).toBe('......');
});

it('throws as fetch does where there is no server', async () => {
  await expect(fetchPatiently('http://127.0.0.1:1/')).rejects.toThrow(TypeError);
});
