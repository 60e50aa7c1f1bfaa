import { apiDocs } from '#core/i18n/en/open-data/api-docs.ts';

/** What of JSON Schema our documents hold: https://json-schema.org/draft/2020-12 */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  default?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** A type in words; `ref` names one that has a description of its own. */
type TypeWord = string | { ref: string };

/** `{type: ['string', 'null'], format: 'uri'}` → ["string (uri)", " or ", "null"]. */
export function describeType(schema: JsonSchema): TypeWord[] {
  if (schema.$ref) return [{ ref: schema.$ref.split('/').at(-1)! }];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return join(choices.map(describeType));
  if (Array.isArray(schema.type)) {
    return join(schema.type.map((type) => describeType({ ...schema, type })));
  }
  if (schema.type === 'array') return [`${apiDocs.listOf('')}`, ...describeType(schema.items ?? {})];
  const format = schema.format && schema.type !== 'null' ? ` (${schema.format})` : '';
  return [`${schema.type ?? 'any'}${format}`];
}

interface Field {
  /** Of a field within another: "levels[].label". */
  name: string;
  required: boolean;
  schema: JsonSchema;
}

/** All fields of an object, and of the objects in it that have no name of their own. */
export function listFields(schema: JsonSchema, within = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = within + key;
    const inner = field.items ?? field;
    return [
      { name, required: schema.required?.includes(key) === true, schema: field },
      ...listFields(inner, field.items ? `${name}[].` : `${name}.`),
    ];
  });
}

/** The values that it must be one of; none where any will do. */
export function listValues(schema: JsonSchema): unknown[] {
  return (schema.enum ?? schema.items?.enum ?? []).filter((value) => value !== null);
}

function join(types: TypeWord[][]): TypeWord[] {
  return types.flatMap((type, index) => (index === 0 ? type : [apiDocs.or, ...type]));
}
