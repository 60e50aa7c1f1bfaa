import type { Center } from './center.ts';

/** See core/i18n/en/program-text.ts. */
interface ProgramWords {
  groups: Readonly<Record<string, string>>;
  terms: Readonly<Record<string, Readonly<Record<string, string>>>>;
  facts: Readonly<Record<(typeof factNames)[number] | 'streetWithheld', string>>;
}

const factNames = ['programNames', 'intakePhones', 'otherPhones'] as const;

type Told = Pick<
  Center,
  'topics' | 'levels' | 'programHighlights' | 'streetWithheld' | (typeof factNames)[number]
>;

/**
 * What a center offers, as lines to read: "Medications: methadone, buprenorphine." They are made of its codes and facts,
 * and behind them stands the text of its own. Null where there is nothing to tell.
 */
export function describeProgram(center: Told, words: ProgramWords): string | null {
  const own = center.programHighlights?.split('\n') ?? [];
  const lines = [...describeCodes(center, words), ...describeFacts(center, words), ...own];
  return lines.length > 0 ? lines.join('\n') : null;
}

/** The program text of an answer of the API without the lines that are made of codes and facts; null where none is left. */
export function ownProgramText(center: Told, words: ProgramWords): string | null {
  const told = new Set(describeFacts(center, words));
  const own = (center.programHighlights ?? '')
    .split('\n')
    .filter((line) => !told.has(line) && !isMadeOfCodes(line, words));
  return own.join('\n') || null;
}

function describeFacts(center: Told, { facts }: ProgramWords): string[] {
  return [
    ...(center.streetWithheld ? [facts.streetWithheld] : []),
    ...factNames.flatMap((name) => {
      const between = name === 'programNames' ? '; ' : ', ';
      return center[name].length > 0 ? `${facts[name]}: ${center[name].join(between)}.` : [];
    }),
  ];
}

function describeCodes({ topics, levels }: Pick<Told, 'topics' | 'levels'>, words: ProgramWords): string[] {
  const codes = new Set<string>([...levels.map(({ level }) => level), ...topics.map(({ topic }) => topic)]);
  return groupsOf(words).flatMap(({ heading, terms }) => {
    const said = terms.filter(([code]) => codes.has(code)).map(([, phrase]) => phrase);
    return said.length > 0 ? `${heading}: ${said.join(', ')}.` : [];
  });
}

interface TermGroup {
  heading: string;
  terms: [code: string, phrase: string][];
}

/** Listed once for each language: for every center it would take longer than all else of its text. */
const listed = new WeakMap<ProgramWords, TermGroup[]>();

function groupsOf(words: ProgramWords): TermGroup[] {
  const { groups, terms } = words;
  const known =
    listed.get(words) ??
    Object.entries(groups).map(([group, heading]) => ({ heading, terms: Object.entries(terms[group]!) }));
  listed.set(words, known);
  return known;
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
