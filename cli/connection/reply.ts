import type { ClientResponse } from 'hono/client';
import type { ResponseFormat } from 'hono/types';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import { AppError } from '#server/app-error.ts';
import { toRun } from './command-line.ts';

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

/** The answer itself, such as one that is a file; throws as `reply` does. */
export async function accept<R extends Pick<Response, 'ok' | 'status' | 'text' | 'headers'>>(
  call: Promise<R>,
): Promise<R> {
  const response = await call;
  if (!response.ok) throw await readError(response);
  return response;
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
    const message = 'The server did not answer as a Harborlight server does. Check its address.';
    throw new AppError(502, 'strange_answer', message);
  }
}

async function readError(response: Pick<Response, 'status' | 'text'>): Promise<AppError> {
  const status = response.status as AppError['status'];
  const text = await readText(response);
  try {
    const { code, message, issues } = (JSON.parse(text) as { error: AppError }).error;
    return new AppError(status, code, message, issues);
  } catch {
    const what = `The server answered ${response.status}, and not as a Harborlight server does.`;
    return new AppError(status, 'strange_answer', `${what} Check its address.`);
  }
}
