import { readFileSync } from 'node:fs';
import {
  request as askHttp,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as askHttps } from 'node:https';
import { NAME } from './proxies.ts';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** From which address of this machine. */
  from?: string;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a proxy as a browser of another machine would: by the name, whose certificate must be right. */
export function askBy(certificate: string) {
  const ca = readFileSync(certificate);
  return {
    https: (port: number, path: string, asked: Asked = {}) =>
      ask(
        (options, answer) => askHttps({ ...options, ca, servername: NAME, agent: false }, answer),
        port,
        path,
        asked,
      ),
    http: (port: number, path: string, asked: Asked = {}) => ask(askHttp, port, path, asked),
    /** What is agreed on with a browser that offers HTTP/2, and what a page answers by it. */
    async http2(port: number, path: string): Promise<{ protocol: string | undefined; status: number }> {
      const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: NAME });
      try {
        const status = await new Promise<number>((resolve, reject) => {
          session.once('error', reject);
          const stream = session.request({ ':path': path, ':authority': NAME });
          stream.once('error', reject);
          stream.once('response', (headers) => resolve(Number(headers[':status'])));
          stream.resume();
        });
        return { protocol: session.alpnProtocol, status };
      } finally {
        session.destroy();
      }
    },
  };
}

type Ask = (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest;

function ask(send: Ask, port: number, path: string, { method = 'GET', headers, body, from }: Asked) {
  return new Promise<Answered>((resolve, reject) => {
    const sending = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        ...(from && { localAddress: from }),
        headers: { Host: NAME, ...(body && { 'Content-Length': Buffer.byteLength(body) }), ...headers },
      },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });
}
