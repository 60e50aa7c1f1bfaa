import { Document, isMap, isScalar, type Pair } from 'yaml';
import { neededFields } from '#core/staff/import-mapping.ts';
import type { Suggestion } from './suggest-mapping.ts';

/** A suggested mapping as YAML, with what a person has to look at as comments. `readMapping` reads it again. */
export function writeSuggestion(file: string, { mapping, examples, unused }: Suggestion): string {
  const { columns, ...rest } = mapping;
  const document = new Document({ ...rest, complete: false, columns });
  document.commentBefore = [
    ` What the columns of ${oneLine(file)} are: a first draft, from its header and its cells.`,
    ' Look at each line: a value that is null becomes nothing until you say what it is.',
  ].join('\n');
  const comment = (key: string, text: string) => {
    const pair = pairsOf(document.contents).find((each) => isScalar(each.key) && each.key.value === key);
    if (isScalar(pair?.value)) pair.value.comment = ` ${text}`;
  };
  comment('source', 'whose list it is, as people read it');
  comment('complete', 'true: what the list lacks the next time may be gone');
  comment('key', 'a row is known again by it, and not by name and address');
  comment('expires', 'rows whose day is over are left out');
  for (const pair of pairsOf(document.get('columns'))) {
    const { value } = pair;
    const example = isScalar(value) ? examples.get(String(value.value)) : undefined;
    if (isScalar(value) && example) value.comment = ` such as: ${oneLine(example)}`;
  }
  const missing = neededFields.filter((field) => !columns[field]);
  document.comment = [
    ...missing.map((field) => ` Needed, and not found: ${field}. Write it below “columns”${example(field)}`),
    ...(unused.length > 0 ? [` Not used: ${unused.map(oneLine).join(', ')}`] : []),
  ].join('\n');
  return document.toString({ lineWidth: 0 });
}

function example(field: (typeof neededFields)[number]): string {
  return field === 'state' ? ', where all are of one state such as this: state: { value: TX }' : '';
}

function pairsOf(node: unknown): Pair[] {
  return isMap(node) ? node.items : [];
}

const LONGEST = 60;

/** A comment ends with its line. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
