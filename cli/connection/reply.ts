import type { ClientResponse } from 'hono/client';
import type { ResponseFormat } from 'hono/types';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import { AppError } from '#server/app-error.ts';
import { toRun } from '../command-line.ts';

/** What a call answers when all is well. */
export type Reply<R> =
  R extends ClientResponse<infer T, infer Status, ResponseFormat>
    ? Status extends SuccessStatusCode
      ? T
      : never
    : never;

/** The JSON of a call's answer; throws what the server says is wrong as an AppError. */
export async function reply<R extends ClientResponse<unknown, number, ResponseFormat>>(
  call: Promise<R>,
): Promise<Reply<R>> {
  const response = await accept(call);
  return (response.status === 204 ? undefined : readJson(await readText(response))) as Reply<R>;
}

/** The answer itself, such as one that is a file; throws as `reply` does. No call of ours answers a page. */
export async function accept<R extends Pick<Response, 'ok' | 'status' | 'text' | 'headers'>>(
  call: Promise<R>,
): Promise<R> {
  const response = await call;
  if (!response.ok) throw await readError(response);
  if (/^text\/html\b/i.test(response.headers.get('Content-Type') ?? '')) throw strange(200);
  return response;
}

/** The JSON of an answer that was accepted. */
export async function readAnswer<T>(response: Pick<Response, 'text'>): Promise<T> {
  return readJson(await readText(response)) as T;
}

async function readText(response: Pick<Response, 'text'>): Promise<string> {
  try {
    return await response.text();
  } catch {
    const message = `The connection broke within the answer. If this was to change something, see "${toRun('history')}" for whether it did.`;
    throw new AppError(503, 'no_answer', message);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw strange(200);
  }
}

async function readError(response: Pick<Response, 'status' | 'text'>): Promise<AppError> {
  const text = await readText(response);
  try {
    const { code, message, issues } = (JSON.parse(text) as { error: AppError }).error;
    return new AppError(response.status as AppError['status'], code, message, issues);
  } catch {
    return strange(response.status);
  }
}

/** Of what no Harborlight server has said. The words of it are for browsers, and anybody's. */
function strange(status: number): AppError {
  const inFront = 'What stands in front of the server, such as a proxy,';
  if (status === 413) {
    const message = `${inFront} takes nothing so large. Have it take more, as deploy/nginx.conf does.`;
    return new AppError(413, 'too_large_for_proxy', message);
  }
  if (status >= 502 && status <= 504) {
    const message = `${inFront} answers ${status}: the server is not up, or takes too long.`;
    return new AppError(503, 'server_away', message);
  }
  const what = status < 300 ? 'Something answered, but' : `The answer was ${status}, and`;
  const message = `${what} not as a Harborlight server does. Check its address, and whether this network wants a log-in first.`;
  return new AppError(status < 300 ? 502 : (status as AppError['status']), 'strange_answer', message);
}
