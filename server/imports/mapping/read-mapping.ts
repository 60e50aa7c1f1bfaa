import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { SAMPLE_SOURCE } from '#core/center/sample-source.ts';
import { Mapping } from '#core/staff/import-mapping.ts';
import { AppError } from '../../app-error.ts';
import { formats } from '../formats/formats.ts';

/** A mapping as somebody gives it: YAML, or JSON, which is YAML, too. */
export interface GivenMapping {
  name: string;
  text: string;
}

/** More than any header has columns. */
const MOST_CHARACTERS = 200_000;

interface Problem {
  line: number | undefined;
  /** Such as "columns.levels.values.Detox"; '' for the whole. */
  key: string;
  message: string;
}

/** Throws 422 `invalid_mapping` that names the file, and of all that is wrong line, key and what is allowed. */
export function readMapping({ name, text }: GivenMapping): Mapping {
  if (text.length > MOST_CHARACTERS) {
    throw wrong(name, [{ line: undefined, key: '', message: 'is too long: more than 200,000 characters' }]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter: lines, prettyErrors: false });
  const lineOf = (at: number | undefined) => (at === undefined ? undefined : lines.linePos(at).line);
  const [error] = document.errors;
  // One slip makes several errors: the first is the one.
  if (error)
    throw wrong(name, [{ line: lineOf(error.pos[0]), key: '', message: `is not YAML: ${error.message}` }]);
  const read = Mapping.safeParse(toPlain(document, name));
  if (!read.success) {
    throw wrong(
      name,
      read.error.issues.map((issue) => {
        const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
        return { line: lineOf(findKey(document, path)), key: path.join('.'), message: issue.message };
      }),
    );
  }
  const taken = [SAMPLE_SOURCE, ...Object.values(formats).map(({ source }) => source)];
  if (!taken.includes(read.data.source)) return read.data;
  const message = `“${read.data.source}” is the name of a source that Harborlight reads by itself: give this list its own`;
  throw wrong(name, [{ line: lineOf(findKey(document, ['source'])), key: 'source', message }]);
}

/** Numbers and truths are what stands there: a cell may say 01 or true. */
function toPlain(document: Document, name: string): unknown {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'number' || typeof node.value === 'boolean')
        node.value = node.source ?? String(node.value);
    },
  });
  try {
    return document.toJS();
  } catch (error) {
    throw wrong(name, [{ line: undefined, key: '', message: `is not YAML: ${(error as Error).message}` }]);
  }
}

/** Where a key stands, or the nearest that is around it. */
function findKey(document: Document, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = document.contents;
  let at: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      at = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? at;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      at = (isNode(node) ? node.range?.[0] : undefined) ?? at;
    } else break;
  }
  return at;
}

function wrong(name: string, problems: readonly Problem[]): AppError {
  const said = problems.map(({ line, key, message }) => ({
    place: [line && `line ${line}`, key].filter(Boolean).join(', '),
    message,
  }));
  return new AppError(
    422,
    'invalid_mapping',
    // The terminal prints no more than the message.
    `${name} is no mapping that can be used, so nothing was imported: ${said
      .map(({ place, message }) => (place ? `${place}: ${message}` : message))
      .join('; ')}.`,
    said.map(({ place, message }) => ({ path: [name, ...(place ? [place] : [])].join(', '), message })),
  );
}
