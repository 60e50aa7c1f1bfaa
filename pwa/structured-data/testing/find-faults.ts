import { members, vocabulary } from './schema-org.ts';

/** What of a parsed JSON-LD value is not schema.org's, each as the path to it and why; nothing where all is well. */
export function findFaults(thing: unknown, path = ''): string[] {
  if (!isObject(thing)) return [`${path}: is no object`];
  // A reference to what is described elsewhere.
  if (Object.keys(thing).join() === '@id') return isAddress(thing['@id']) ? [] : [`${path}: no address`];
  const type = String(thing['@type']);
  if (!(type in vocabulary)) return [`${path}: the type ${type} is not in the table`];
  return Object.entries(thing)
    .filter(([name]) => !['@type', '@context'].includes(name))
    .flatMap(([name, value]) => {
      const at = `${path}/${type}.${name}`;
      const range = rangeOf(type, name);
      if (!range) return [`${at}: is no property of this type`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((each) => findFaultsOfValue(each, range, at));
    });
}

function findFaultsOfValue(value: unknown, range: readonly string[], at: string): string[] {
  if (isObject(value)) {
    const type = value['@type'];
    if (type !== undefined && !range.some((expected) => isA(String(type), expected)))
      return [`${at}: is a ${type}, and not ${range.join(' or ')}`];
    return findFaults(value, at);
  }
  return range.some((expected) => fits(value, expected))
    ? []
    : [`${at}: ${JSON.stringify(value)} is no ${range.join(' or ')}`];
}

const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isAddress,
  Date: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  Boolean: (value) => typeof value === 'boolean',
  Integer: Number.isInteger,
  Number: Number.isFinite,
};

function fits(value: unknown, expected: string): boolean {
  return dataTypes[expected]?.(value) ?? members[expected]?.includes(String(value)) ?? false;
}

/** The range of a type's own property, or of one that it has from what it is. */
function rangeOf(type: string, property: string): readonly string[] | undefined {
  const { isA: supers = [], properties = {} } = vocabulary[type] ?? {};
  if (properties[property]) return properties[property];
  for (const each of supers) {
    const range = rangeOf(each, property);
    if (range) return range;
  }
  return undefined;
}

function isA(type: string, expected: string): boolean {
  return type === expected || (vocabulary[type]?.isA ?? []).some((each) => isA(each, expected));
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
