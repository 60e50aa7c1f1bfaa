import { destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { AppError } from '../app-error.ts';
import { type Facts, type Log, nameOf, requestId } from '../log.ts';
import type { Settings } from '../settings/settings.ts';

interface Options {
  format: Settings['LOG_FORMAT'];
  level: Settings['LOG_LEVEL'];
  /** Takes a line with its end; without it, standard output does. */
  write?: (line: string) => void;
}

/** The log of a server: a line of text or of JSON for each thing that happens, with its time, level and request. */
export function openLog({ format, level, write = toStandardOutput() }: Options): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: requestId() }),
  };
  const logger = pino(options, { write: format === 'json' ? write : (line) => write(`${toText(line)}\n`) });
  return {
    debug: (message, facts = {}) => logger.debug(facts, message),
    info: (message, facts = {}) => logger.info(facts, message),
    warn: (message, facts = {}) => logger.warn(facts, message),
    error(error, facts = {}) {
      if (typeof error === 'string') logger.error(facts, error);
      else logger.error({ ...facts, ...describeError(error) }, wordsOf(error));
    },
  };
}

/** Written before the call returns: a process that ends has told why. */
function toStandardOutput(): (line: string) => void {
  const output = destination({ dest: 1, sync: true });
  return (line) => void output.write(line);
}

/** Others' may quote what somebody typed. */
function wordsOf(error: Error): string {
  return error instanceof AppError ? error.message : 'Something failed that nobody foresaw';
}

/** Not what else an error may carry, such as the row that was to be written. */
function describeError({ name, message, stack = '', cause, ...rest }: Error & { code?: unknown }): Facts {
  const at = stack
    // Its words stand before the frames, and may look like one.
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.replace(/^\s+at /, ''))
    .join(' < ');
  return {
    error: nameOf({ name }),
    ...(typeof rest.code === 'string' && { code: nameOf(rest) }),
    ...(cause instanceof Error && { cause: nameOf(cause) }),
    at,
  };
}

/** `2026-11-21T09:05:03.120Z warn  A mail waits (attempt=2)` */
function toText(json: string): string {
  const { time, level, message, ...facts } = JSON.parse(json) as Record<string, unknown>;
  const told = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  const line = `${time} ${String(level).padEnd(5)} ${message}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
  // One thing, one line, whatever is in its words.
  return line.replace(/\s*[\n\r\u2028\u2029]+\s*/g, '; ');
}
