import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The peer of public-answers.ts: the least that a server can do. Prints its address. */
const content = Buffer.from(JSON.stringify({ text: 'x'.repeat(1000) }));
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': content.length });
  response.end(content);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
