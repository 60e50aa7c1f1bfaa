import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openServerFolder } from '../testing/server-process.ts';

const MARKER = 'qzvtyped';

let here: ReturnType<typeof openServerFolder>;
beforeEach(() => {
  here = openServerFolder();
});
afterEach(() => here.stop());

/** What nobody can read, and so is looked up, drawn and told by nobody: each is a 400 or 404. */
const unreadable = [
  `GET /directory%0A?q=${MARKER}`,
  `GET /${MARKER}%0D%0Aerror`,
  `GET /centers/${MARKER}%zz`,
  `GET /es/centers/%E0%A4%A${MARKER}`,
  `GET /${MARKER}%00`,
  `GET /guides/${MARKER}%C2%9B2J`,
  `GET /states/${MARKER}%E2%80%A8`,
  `GET /directory?q=${MARKER}%00`,
  `GET /api/centers?q=${MARKER}%00`,
  `GET /api/centers/${MARKER}%zz`,
  `GET /hsds/services/${MARKER}%1B`,
  `GET /\\${MARKER}`,
];
const badHosts = ['xn--', `xn--${MARKER}%`, `${MARKER} x`, `${MARKER}:99999`, `[${MARKER}]`, `${MARKER}%`];
/** What can be read, and goes wrong in other ways. */
const others = [
  `GET /centers/${MARKER}`,
  `GET /${MARKER}/${MARKER}?${MARKER}=${MARKER}`,
  `GET /admin0323/${MARKER}`,
  `GET /api/${MARKER}`,
  `GET /api/snapshot/${MARKER}.json`,
  `GET /assets/${MARKER}.js`,
  `${MARKER} /`,
];
const bodies = [
  `{"${MARKER}`,
  `{"type":"CONTACT","payloadJson":"${MARKER}"}`,
  `{"jsonrpc":"2.0","method":"${MARKER}","id":1}`,
];

it('tells nowhere what was typed into addresses, hosts and bodies that nobody can read', async () => {
  const server = here.start({ env: { HOST: '127.0.0.1', LOG_LEVEL: 'debug' } });
  const { port } = new URL(await server.listens());
  const send = async (request: string, host = 'localhost', body = ''): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    const headers = [
      `${request} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: harborlight_session=${MARKER}`,
      `Authorization: Bearer ${MARKER}`,
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    // Not ended: that would take the request back.
    socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
    return (await text(socket)).slice(9, 12);
  };
  let sent = 0;
  const expectRefused = async (...request: Parameters<typeof send>) => {
    sent++;
    expect(['400', '404'], request.join()).toContain(await send(...request));
  };
  for (let round = 0; round < 8; round++) {
    for (const request of unreadable) await expectRefused(request);
    for (const host of badHosts) await expectRefused('GET /directory', host);
    for (const request of others) await send(request);
    for (const body of bodies) {
      for (const path of ['/api/submissions', '/mcp']) await send(`POST ${path}`, 'localhost', body);
    }
  }
  sent += 8 * (others.length + 2 * bodies.length);
  expect(sent).toBeGreaterThan(200);
  const file = join(here.folder, 'harborlight.db');
  for (const path of [file, `${file}-wal`]) {
    expect(readFileSync(path).includes(MARKER), path).toBe(false);
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('route=/api/submissions');
  expect(server.output()).not.toContain(MARKER);
  expect(server.output()).not.toContain('Something failed that nobody foresaw');
});
