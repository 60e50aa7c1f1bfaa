import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The peer of public-answers.ts: the least that a server can do. /1000 answers 1,000 bytes. Prints its address. */
const contents = new Map<string, Buffer>();
const server = createServer(({ url = '' }, response) => {
  const content = contents.get(url) ?? Buffer.alloc(Number(url.slice(1)), 'x');
  contents.set(url, content);
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': content.length });
  response.end(content);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
