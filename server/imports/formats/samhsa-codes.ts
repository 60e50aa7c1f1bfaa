import { z } from 'zod';
import { type Care, insuranceTypes, levels, modalities, populations } from '#core/lists/public-lists.ts';
import { topicValues } from '#core/lists/topic-values.ts';
import { readCodeFiles } from '../../../data/samhsa-codes.ts';
import { AppError } from '../../app-error.ts';
import { limitPhrases } from './samhsa-topics.ts';

/** SAMHSA's two directories: substance use and mental health. */
export type SamhsaPart = 'SU' | 'MH';

/** What the facilities of each directory treat: that is what tells the two apart. */
export const careOfPart: Record<SamhsaPart, Care> = { SU: 'SUBSTANCE_USE', MH: 'MENTAL_HEALTH' };

/** Codes split by spaces. A code under `both` means the same in either directory. */
const CodeList = z.string().regex(/^[A-Z0-9]+( [A-Z0-9]+)*$/, 'is not a list of codes such as “DT HID OD”');
const Codes = z.strictObject({ both: CodeList, SU: CodeList, MH: CodeList }).partial();
export type Codes = z.infer<typeof Codes>;

const table = (values: readonly string[]) => z.partialRecord(z.enum(values), Codes);
const named = z.record(z.string().min(1), Codes);

/** What the codes of one year mean: see data/README.md. */
const CodeFile = z.strictObject({
  year: z.int().min(1990).max(2100),
  /** Whose table this one adds to. */
  basedOn: z.int().optional(),
  /** Where the meanings are from. */
  source: z.string().min(1),
  levels: table(levels.values).optional(),
  populations: table(populations.values).optional(),
  modalities: table(modalities.values).optional(),
  insurance: table(insuranceTypes.values).optional(),
  accreditations: named.optional(),
  languages: named.optional(),
  topics: table(topicValues).optional(),
  limits: z
    .strictObject({
      'Serves only': table(limitPhrases['Serves only']),
      'Does not treat': table(limitPhrases['Does not treat']),
    })
    .partial()
    .optional(),
  /** Codes that become nothing, by the reason why. */
  ignored: named.optional(),
});
type CodeFile = z.infer<typeof CodeFile>;

/** A table whose base is in front of it: in this order values are told. */
export type CodeTable = readonly CodeFile[];

/** A table of codes as somebody gives it. */
export interface GivenCodes {
  name: string;
  text: string;
}

let shipped: readonly CodeFile[] | undefined;

/** The tables that ship, the oldest first. */
function shippedTables(): readonly CodeFile[] {
  shipped ??= readCodeFiles().map(parseCodes);
  return shipped;
}

/** For a directory of that year: the table of the year, or else of the last one before; the newest where nobody knows it. */
export function codesOfYear(year: number | null): CodeTable {
  const tables = shippedTables();
  const of = tables.findLast((each) => year === null || each.year <= year) ?? tables[0]!;
  return withBase(of, 'data/samhsa-codes');
}

/** Of a table that somebody gives. Throws 422 `invalid_codes` that names the file and all entries that are wrong. */
export function givenCodes(given: GivenCodes): CodeTable {
  return withBase(parseCodes(given), given.name);
}

function withBase(file: CodeFile, name: string): CodeTable {
  if (file.basedOn === undefined) return [file];
  const base = shippedTables().find(({ year }) => year === file.basedOn && year < file.year);
  if (base) return [...withBase(base, name), file];
  const years = shippedTables().map(({ year }) => year);
  throw wrong(name, [
    { path: 'basedOn', message: `is not an earlier year of a table of ours: ${years.join(', ')}` },
  ]);
}

function parseCodes({ name, text }: GivenCodes): CodeFile {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw wrong(name, [{ path: '', message: `is not JSON: ${(error as Error).message}` }]);
  }
  const parsed = CodeFile.safeParse(content);
  if (parsed.success) return parsed.data;
  throw wrong(
    name,
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

function wrong(name: string, issues: { path: string; message: string }[]): AppError {
  return new AppError(
    422,
    'invalid_codes',
    // The terminal prints no more than the message.
    `${name} is no table of service codes, so nothing was imported: ${issues
      .map(({ path, message }) => `${path} ${message}`.trim())
      .join('; ')}`,
    issues.map(({ path, message }) => ({ path: [name, ...(path ? [path] : [])].join(', '), message })),
  );
}
