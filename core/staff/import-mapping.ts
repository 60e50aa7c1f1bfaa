import { z } from 'zod';
import { type Field, isList } from '../center/field-kinds.ts';
import { type FieldName, fieldNames, fields } from '../center/fields.ts';
import { lineOfText } from '../plain-text.ts';

/**
 * How the columns of a file that is not ours become fields of centers, as somebody writes it in YAML: see the section
 * "Files of other layouts" of docs/running.md. What is read is in its plain form: a rule is a list of pieces.
 */

/** What a column can become: a field of a center, or what an import makes of it. */
const extraTargets = {
  /** A program or site of the organization that `name` is: it joins the name, as it does in SAMHSA's directories. */
  program: { kind: 'text', max: 200 },
  /** A further number, for admissions. */
  intakePhone: { kind: 'text', max: 40 },
} as const;

/** These follow from the others: where a place is from, what stands for a street, further phones, programs. */
const followingFields = [
  ...(['approximateLocation', 'streetWithheld', 'intakePhones', 'otherPhones', 'programNames'] as const),
] satisfies FieldName[];

export type MappedCenterField = Exclude<FieldName, (typeof followingFields)[number]>;
export type MappedField = MappedCenterField | keyof typeof extraTargets;
export const mappedFields = [
  ...fieldNames.filter((name) => !followingFields.some((other) => other === name)),
  ...Object.keys(extraTargets),
] as MappedField[];

/** What a row is of no use without. */
export const neededFields = ['name', 'city', 'state'] as const satisfies MappedField[];

/** The parts of an address that stands in one cell. */
export const addressParts = ['street', 'city', 'state', 'zip'] as const;

/** A cell, or a part of it, in words of ours. */
export interface CellPiece {
  column: string;
  /** Splits the cell there. */
  at?: string | undefined;
  /** Which part of it, from 1; from the end below 0. */
  part?: number | undefined;
  /** Which part of an address that stands in the cell whole. */
  address?: (typeof addressParts)[number] | undefined;
  /** What a cell, or one of its values, becomes: nothing by an empty list. */
  values?: Record<string, string[]> | undefined;
  /** What stands between several values of a cell; commas, semicolons and line ends where it is not said. */
  between?: string | undefined;
  /** With 'ignore', what `values` lacks is nothing, and nobody is told. */
  others?: 'ignore' | undefined;
}

/** The same for each row. */
export interface FixedPiece {
  value: string[];
}

/** Values by the columns that say yes to them. */
export interface YesPiece {
  yes: Record<string, string[]>;
}

export type Piece = CellPiece | FixedPiece | YesPiece;

export interface Rule {
  pieces: Piece[];
  /** What stands between pieces of one text. */
  with: string;
}

const name = lineOfText('must be text').min(1, 'is empty').max(200, 'has more than 200 characters');
/** A column of the file, as its header has it. */
const column = name;
const values = z
  .union([name.transform((value) => [value]), z.array(name), z.null().transform(() => [])], {
    error: 'must be a value, a list of values, or null for none',
  })
  .transform((list) => [...list]);
const columnsOf = z.union([column.transform((one) => [one]), z.array(column).min(1)], {
  error: 'must be a column, or a list of columns',
});

/** An object of these keys; any other is named, with those that are allowed. */
function strict<S extends z.core.$ZodLooseShape>(shape: S, what: string) {
  const allowed = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `is none of ${allowed}` : `must be ${what}: ${allowed}`,
  });
}

const CellPiece = strict(
  {
    column,
    at: z.string('must be text').min(1, 'is empty').max(20, 'has more than 20 characters').optional(),
    part: z.coerce
      .number('must be a number, such as 1 or -1')
      .int('must be whole')
      .refine(
        (part) => part !== 0 && Math.abs(part) <= 50,
        'must be 1 for the first part, or -1 for the last',
      )
      .optional(),
    address: z.enum(addressParts, `must be one of ${addressParts.join(', ')}`).optional(),
    values: z.record(z.string(), values, 'must say what each value becomes').optional(),
    between: z.string('must be text').min(1, 'is empty').max(20, 'has more than 20 characters').optional(),
    others: z.literal('ignore', 'can only be: ignore').optional(),
  },
  'a column and what is done with it',
).superRefine(({ at, part, address }, context) => {
  const add = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
  if (part !== undefined && at === undefined) add('part', 'needs “at”: what stands between the parts');
  if (at !== undefined && address !== undefined)
    add('at', 'cannot stand beside “address”, which splits by itself');
});
const FixedPiece = strict({ value: values }, 'a value');
const YesPiece = strict(
  { yes: z.record(column, values, 'must say which value each column stands for') },
  'columns',
);

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function readPiece(given: unknown) {
  if (typeof given === 'string') return CellPiece.safeParse({ column: given });
  if (isObject(given) && 'yes' in given) return YesPiece.safeParse(given);
  if (isObject(given) && 'value' in given) return FixedPiece.safeParse(given);
  return CellPiece.safeParse(given);
}

type Problem = { path: PropertyKey[]; message: string };

/** What of a piece its field cannot take. */
function refusePiece(target: MappedField, piece: Piece): Problem[] {
  const field = targetOf(target);
  const lists = () =>
    mappedFields.filter((other) => {
      const { kind } = targetOf(other);
      return kind === 'values' || kind === 'names';
    });
  const problems: Problem[] = [];
  if (!isList(field)) {
    for (const key of ['yes', 'between', 'others']) {
      if (key in piece)
        problems.push({ path: [key], message: `is only for lists of values: ${lists().join(', ')}` });
    }
  }
  const refuse = (path: PropertyKey[], given: readonly string[]) => {
    for (const value of given) {
      const problem = refuseValue(field, value);
      if (problem) problems.push({ path, message: `“${value}” ${problem}` });
    }
  };
  if ('value' in piece) refuse(['value'], piece.value);
  const [key, table] =
    'yes' in piece ? ['yes', piece.yes] : ['values', 'values' in piece ? piece.values : {}];
  for (const [from, to] of Object.entries(table ?? {})) refuse([key, from], to);
  return problems;
}

function refuseValue(field: Pick<Field, 'kind'>, value: string): string | undefined {
  const { list } = field as { list?: { values: readonly string[] } };
  return list && !list.values.includes(value) ? `is not one of ${list.values.join(', ')}` : undefined;
}

function targetOf(target: MappedField): Field {
  return target in extraTargets
    ? { ...extraTargets[target as keyof typeof extraTargets], column: target }
    : fields[target as FieldName];
}

/** A column, a list of them, or what is done with one; as a list of pieces. */
function ruleOf(target: MappedField) {
  return z.unknown().transform((given, context): Rule => {
    const joins = isObject(given) && 'join' in given;
    const joined = joins ? Join.safeParse(given) : undefined;
    const add = ({ path, message }: Problem, before: PropertyKey[] = []) =>
      context.addIssue({ code: 'custom', path: [...before, ...path] as (string | number)[], message });
    for (const issue of joined?.error?.issues ?? []) add(issue, issuePath(issue));
    const listed: unknown = joins ? given.join : given;
    const several = Array.isArray(listed);
    const pieces = (several ? listed : [listed]).flatMap((one: unknown, index): Piece[] => {
      const path = [...(joins ? ['join'] : []), ...(several ? [index] : [])];
      const read = readPiece(one);
      for (const issue of read.error?.issues ?? [])
        add({ ...issue, path: [] }, [...path, ...issuePath(issue)]);
      if (!read.success) return [];
      for (const problem of refusePiece(target, read.data)) add(problem, path);
      return [read.data];
    });
    return { pieces, with: joined?.data?.with ?? ', ' };
  });
}

const Join = strict(
  {
    join: z.array(z.unknown(), 'must be a list of columns').min(1, 'is empty'),
    with: z.string('must be text').max(20).optional(),
  },
  'a list',
);

/** Where an unknown key stands, and not what it stands in. */
function issuePath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
}

const Columns = strict(
  Object.fromEntries(mappedFields.map((target) => [target, ruleOf(target).optional()])) as Record<
    MappedField,
    z.ZodOptional<ReturnType<typeof ruleOf>>
  >,
  'a column for each field',
);

const flag = z.union([z.boolean(), z.stringbool()], { error: 'must be true or false' });

export const Mapping = strict(
  {
    /** Whose list it is, as people read it: "Listed by …". The same name is the same list the next time. */
    source: lineOfText('must be the name of the list')
      .min(1, 'is empty')
      .max(100, 'has more than 100 characters'),
    year: z.coerce
      .number('must be a year')
      .int()
      .min(1990, 'must be a year')
      .max(2100, 'must be a year')
      .optional(),
    /** True where the file lists all centers of its source: what it lacks the next time may be gone. */
    complete: flag.default(false),
    /** In which row the names of the columns stand. */
    headerRow: z.coerce
      .number('must be the number of a row')
      .int()
      .min(1, 'must be the number of a row')
      .max(100, 'must be one of the first 100')
      .default(1),
    /** The columns by which a row is known again; name and address where there are none. */
    key: columnsOf.optional(),
    /** Rows that have something else in one of these columns are left out. */
    only: z.record(column, values, 'must say which values of a column are taken').optional(),
    /** Rows whose day in this column is over are left out. */
    expires: column.optional(),
    columns: Columns,
  },
  'a mapping',
).superRefine(({ columns }, context) => {
  for (const target of neededFields) {
    if (columns[target]) continue;
    const message = `is missing: every center needs a ${target}`;
    context.addIssue({ code: 'custom', path: ['columns', target], message });
  }
});
export type Mapping = z.output<typeof Mapping>;
/** As it is written. */
export type WrittenMapping = z.input<typeof Mapping>;
