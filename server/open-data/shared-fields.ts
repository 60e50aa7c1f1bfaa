import { findCommon, type Parts } from './common-parts.ts';
import { listNames } from './shared-lists.ts';

type Json = Readonly<Record<string, unknown>>;

/** A document's schemas, and whatever else has schemas in it. */
interface WithSchemas {
  schemas: Parts;
  paths: unknown;
}

/**
 * The same, with each field that several objects describe alike, such as the licence, as a schema of its own, named as
 * the field is.
 */
export function shareFields<T extends WithSchemas>(document: T): T {
  const { parts, refer } = findCommon('schemas', fieldsIn(document), [
    ...Object.keys(document.schemas),
    ...listNames,
  ]);
  const share = <P>(part: P): P => {
    if (Array.isArray(part)) return part.map(share) as P;
    if (typeof part !== 'object' || part === null) return part;
    const shared = Object.entries(part).map(([key, value]) => {
      if (key === 'example') return [key, value];
      return [key, key === 'properties' ? shareAll(value) : share(value)];
    });
    return Object.fromEntries(shared) as P;
  };
  const shareAll = (properties: Parts): Parts =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const referred = refer(field);
        return [name, referred === field ? share(field) : referred];
      }),
    );
  const shared = share(document);
  return { ...shared, schemas: { ...shared.schemas, ...parts } };
}

/** All fields of all objects, by the name that a schema of each would have. */
function fieldsIn(part: unknown): [string, Json][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'example') return [];
    if (key !== 'properties') return fieldsIn(value);
    const own = Object.entries(value as Parts).map(([name, field]): [string, Json] => [
      schemaName(name),
      field,
    ]);
    return [...own, ...own.flatMap(([, field]) => fieldsIn(field))];
  });
}

/** "safetyNotice" → "SafetyNotice", "alternate_name" → "AlternateName". */
function schemaName(field: string): string {
  return field.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());
}
