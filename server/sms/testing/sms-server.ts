import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for a text, as the provider got it. */
interface Received {
  method: string;
  path: string;
  authorization: string;
  contentType: string;
  form: Record<string, string>;
}

/** What Twilio answers to a text that it takes. */
export function accept(response: ServerResponse): void {
  sendJson(response, 201, { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null });
}

/** What Twilio answers to one that it does not take; its message names the number. */
export function refuse(status: number, code?: number) {
  return (response: ServerResponse, { form }: Received): void =>
    sendJson(response, status, { status, code, message: `The number ${form.To} is wrong.` });
}

/** A provider of texts on this machine, that answers like Twilio: at first it takes every text. */
export async function startTextServer() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const text: Received = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        contentType: request.headers['content-type'] ?? '',
        form: Object.fromEntries(new URLSearchParams(body)),
      };
      received.push(text);
      provider.answer(response, text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** To be replaced. One that does nothing leaves the connection hanging. */
    answer: accept as (response: ServerResponse, text: Received) => void,
    /** Lets the next text wait for its answer until what this returns is called. */
    hold(): () => void {
      let release = () => {};
      provider.answer = (response) => {
        release = () => accept(response);
      };
      return () => release();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
