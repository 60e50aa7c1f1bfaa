import type { Center } from './center.ts';

/** The words of a language: see core/i18n/en/program-text.ts. */
interface ProgramWords {
  groups: Readonly<Record<string, string>>;
  terms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Told = Pick<Center, 'topics' | 'levels' | 'programHighlights'>;

/**
 * What a center offers, as lines to read: "Medications: methadone, buprenorphine." They are made of its codes, and behind
 * them stands the text of its own. Null where there is nothing to tell.
 */
export function describeProgram(center: Told, words: ProgramWords): string | null {
  const lines = [...describeCodes(center, words), ...(center.programHighlights?.split('\n') ?? [])];
  return lines.length > 0 ? lines.join('\n') : null;
}

/** A program text without the lines that are made of codes: those of an answer of the API. */
export function ownProgramText(text: string, words: ProgramWords): string {
  return text
    .split('\n')
    .filter((line) => !isMadeOfCodes(line, words))
    .join('\n');
}

function describeCodes({ topics, levels }: Told, { groups, terms }: ProgramWords): string[] {
  const codes = new Set<string>([...levels.map(({ level }) => level), ...topics.map(({ topic }) => topic)]);
  return Object.entries(groups).flatMap(([group, heading]) => {
    const said = Object.entries(terms[group]!).flatMap(([code, words]) => (codes.has(code) ? words : []));
    return said.length > 0 ? `${heading}: ${said.join(', ')}.` : [];
  });
}

function isMadeOfCodes(line: string, { groups, terms }: ProgramWords): boolean {
  const [, heading = '', list = ''] = /^([A-Z][\w ]+): (.+)\.$/.exec(line) ?? [];
  const group = Object.keys(groups).find((name) => groups[name] === heading);
  if (group === undefined) return false;
  const known = new Set([...Object.values(terms[group]!), ...(olderWords[group] ?? [])]);
  return list.split(', ').every((phrase) => known.has(phrase));
}

/** What lines of copies from before the codes say otherwise. */
const olderWords: Readonly<Record<string, readonly string[]>> = {
  settings: [
    'psychiatric hospital',
    'psychiatric unit of a general hospital',
    'run by a tribe',
    'run by the Indian Health Service',
  ],
};
