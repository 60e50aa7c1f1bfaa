import { ImportDecisions } from '#core/staff/import-decisions.ts';
import { AppError } from '../app-error.ts';

/**
 * What staff decided of a preview, from JSON that they sent or gave as a file. Throws 400 where it cannot be read: what nobody understands is not taken for a yes.
 */
export function readDecisions(text: string, name = 'decisions'): ImportDecisions {
  const read = ImportDecisions.safeParse(parseJson(text));
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    path: [name, ...path].join('.'),
    message,
  }));
  const message = `What was decided (${name}) could not be read, so nothing was imported.`;
  throw new AppError(400, 'invalid_request', message, issues);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
