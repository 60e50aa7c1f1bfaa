import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { openLog } from './log-lines.ts';

const MARKER = 'something typed';

function linesOf(...errors: (Error | string)[]): string[] {
  const lines: string[] = [];
  const log = openLog({ format: 'text', level: 'debug', write: (line) => lines.push(line) });
  for (const error of errors) log.error(error);
  return lines;
}

it('has of an error of others its name, its code and where it was thrown, and not one of its words', () => {
  const like = `${MARKER}\n    at ${MARKER} (file:///server.js:1:1)`;
  const cause = Object.assign(new TypeError(MARKER), { code: 'ERR_INVALID_URL', input: MARKER });
  const error = Object.assign(new RangeError(like, { cause }), { code: 'ETOOFAR', row: MARKER });
  const lines = linesOf(
    error,
    Object.assign(new Error('x'), { name: MARKER, code: MARKER }),
    Object.assign(new Error(''), { cause: new Error(MARKER) }),
  );
  expect(lines.join('')).not.toContain(MARKER);
  expect(lines[0]).toMatch(
    / error Something failed that nobody foresaw \(error=RangeError, code=ETOOFAR, cause=ERR_INVALID_URL, at=.*log-lines\.test\.ts:/,
  );
  expect(lines[1]).toContain('(error=Error, code=Error, at=');
});

it('has our own words as they are', () => {
  const [said, thrown] = linesOf('It ended.', new AppError(502, 'text_not_sent', 'A text was not sent.'));
  expect(said).toContain(' error It ended.');
  expect(thrown).toContain(' error A text was not sent. (error=AppError, code=text_not_sent, at=');
});
