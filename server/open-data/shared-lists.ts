import {
  careChoices,
  careTypes,
  insuranceTypes,
  jurisdictions,
  knownAccreditations,
  levelChoices,
  levels,
  modalities,
  populations,
  servedOnly,
  spokenLanguages,
  states,
  untreated,
} from '#core/lists/public-lists.ts';
import { topicValues } from '#core/lists/topic-values.ts';
import { notReadyCodes } from '#core/staff/alert.ts';

type Json = Readonly<Record<string, unknown>>;

/** The closed lists that calls speak in, each by its name among the schemas. */
const lists = {
  StateOrTerritory: jurisdictions.values,
  State: states.values,
  Level: levels.values,
  LevelChoice: levelChoices.values,
  Care: careTypes.values,
  CareChoice: careChoices.values,
  Population: populations.values,
  ServedOnly: servedOnly.values,
  NotTreated: untreated.values,
  Insurance: insuranceTypes.values,
  Topic: topicValues,
  Modality: modalities.values,
  Accreditation: knownAccreditations.values,
  Language: spokenLanguages.values,
  NotReady: notReadyCodes,
} satisfies Record<string, readonly string[]>;

/** No other schema may have one of these names. */
export const listNames = Object.keys(lists);

const namesByValues = new Map(Object.entries(lists).map(([name, values]) => [values.join(), name]));

/** What refers to a list in place of its values; what else a schema says stays beside it, as OpenAPI 3.1 allows. */
export function referToLists<T>(part: T): T {
  if (Array.isArray(part)) return part.map(referToLists) as T;
  if (typeof part !== 'object' || part === null) return part;
  const { type, enum: values, ...rest } = part as Json;
  const name = type === 'string' && Array.isArray(values) ? namesByValues.get(values.join()) : undefined;
  if (name) return { $ref: `#/components/schemas/${name}`, ...rest } as T;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, referToLists(inner)])) as T;
}

/** The schemas of the lists that a document refers to. */
export function listSchemas(document: object): Record<string, { type: 'string'; enum: string[] }> {
  const text = JSON.stringify(document);
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
      .map(([name, values]) => [name, { type: 'string' as const, enum: [...values] }]),
  );
}
