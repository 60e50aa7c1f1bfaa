import { type VocabularyGroup, vocabulary, vocabularyGroups } from '#core/center/vocabulary.ts';
import { hsdsCode } from '#core/hsds/taxonomy.ts';
import { catalogs, wordsOf } from '#core/i18n/catalogs.ts';
import { programText } from '#core/i18n/en/program-text.ts';
import { type Language, languages } from '#core/i18n/languages.ts';
import { type TopicGroup, topicGroups } from '#core/lists/topic-values.ts';
import { type Codes, type CodeTable, careOfPart, codesOfYear } from '../imports/formats/samhsa-codes.ts';
import { samhsaParts } from '../imports/formats/samhsa-services.ts';
import { limitPhrase } from '../imports/formats/samhsa-topics.ts';

/** All that is known of a term of the vocabulary; see core/center/vocabulary.ts. */
export interface WholeTerm {
  group: VocabularyGroup;
  code: string;
  /** Of a topic. */
  topicGroup: TopicGroup | undefined;
  /** What people read; undefined where a language lacks it. */
  labels: Record<Language, string | undefined>;
  /** What it is called in a program text, for other programs; undefined where none has it. */
  phrase: string | undefined;
  /** By which codes SAMHSA says it, in either of its directories ("SU:DT", "MH:RES"), and since the table of which year. */
  codes: { year: number; codes: string[] }[];
  /** True where no source says it, but staff or the center itself. */
  staffsOwn: boolean;
  /** In which taxonomy of HSDS, or in which field of which of its records, and as what. */
  hsds: { in: string; value: string };
}

let whole: Promise<WholeTerm[]> | undefined;

/** Every term, group by group, put together from where its parts stand. Read once. */
export function wholeTerms(): Promise<WholeTerm[]> {
  whole ??= readTerms();
  return whole;
}

async function readTerms(): Promise<WholeTerm[]> {
  const words = await readWords();
  const table = codesOfYear(null);
  return vocabularyGroups.flatMap((group) => {
    const { list, staffsOwn = [], words: catalog, hsds } = vocabulary[group];
    return list.values.map((code) => ({
      group,
      code,
      topicGroup: group === 'topic' ? topicGroupOf(code) : undefined,
      labels: mapLanguages((language) => words[language][catalog]?.[code]),
      phrase: phraseOf(code),
      codes: codesOf(table, group, code),
      staffsOwn: staffsOwn.includes(code),
      hsds: { in: hsds, value: hsdsCode(group, code) },
    }));
  });
}

/** By catalog, the words of each code. */
type Words = Partial<Record<string, Partial<Record<string, string>>>>;

/** What the values of each list are called, in every language. */
export async function readWords(): Promise<Record<Language, Words>> {
  const read = languages.map(async (language) => {
    const { lists } = await catalogs[language].text();
    const words: Words = { topics: await wordsOf(language, 'topics') };
    for (const [name, { labels }] of Object.entries(lists)) words[name] = labels;
    return [language, words] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<Language, Words>;
}

function mapLanguages<T>(of: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;
}

function topicGroupOf(code: string): TopicGroup | undefined {
  const groups = Object.entries(topicGroups) as [TopicGroup, readonly string[]][];
  return groups.find(([, topics]) => topics.includes(code))?.[0];
}

function phraseOf(code: string): string | undefined {
  const groups: Record<string, string>[] = Object.values(programText.terms);
  return groups.find((terms) => code in terms)?.[code];
}

function codesOf(table: CodeTable, group: VocabularyGroup, code: string): WholeTerm['codes'] {
  return table.flatMap((file) => {
    const codes = namedCodes(file, group, code);
    return codes.length > 0 ? { year: file.year, codes } : [];
  });
}

function namedCodes(file: CodeTable[number], group: VocabularyGroup, code: string): string[] {
  const name = vocabulary[group].codes;
  // A directory is of one kind of care as a whole.
  if (name === 'directories')
    return file.basedOn ? [] : samhsaParts.filter((part) => careOfPart[part] === code);
  if (name !== 'limits') return withParts((file[name] as Partial<Record<string, Codes>> | undefined)?.[code]);
  const limit = limitPhrase(code, group === 'servesOnly');
  return limit ? withParts(file.limits?.[limit.heading]?.[limit.phrase]) : [];
}

function withParts(codes: Codes = {}): string[] {
  return samhsaParts.flatMap((part) =>
    `${codes.both ?? ''} ${codes[part] ?? ''}`.split(' ').flatMap((code) => (code ? `${part}:${code}` : [])),
  );
}
