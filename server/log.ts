import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What a line of the log says beside its words: counts, names of ours, codes; nothing that a person typed or chose. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** One line for each call. No person and no question is ever in it. */
export interface Log {
  debug(message: string, facts?: Facts): void;
  info(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  /** Of an error its name, its code and where it was thrown; its words only where they are ours, as of an AppError. */
  error(message: string | Error, facts?: Facts): void;
}

/** What a log may call an error that others threw: its words may quote what somebody typed. */
export function nameOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return (
    ([code, name].find((each) => typeof each === 'string' && /^\w{1,80}$/.test(each)) as string) ?? 'Error'
  );
}

const nothing = () => {};

/** For a terminal, whose user reads what goes wrong from the command itself. */
export const noLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const requests = new AsyncLocalStorage<{ id?: string }>();

/** Runs the work on one request: all that is logged by it carries the same id. */
export function inRequest<T>(work: () => T): T {
  return requests.run({}, work);
}

/** Of the request that is worked on; made when it is first asked for. Nothing of the request is in it. */
export function requestId(): string | undefined {
  const request = requests.getStore();
  if (request) request.id ??= randomUUID();
  return request?.id;
}
