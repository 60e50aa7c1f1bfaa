import { findCommon, type Parts } from './common-parts.ts';
import type { ApiDocument } from './openapi-document.ts';
import { shareFields } from './shared-fields.ts';
import { listSchemas, referToLists } from './shared-lists.ts';
import { shortenExample } from './short-examples.ts';

type Json = Readonly<Record<string, unknown>>;

/** https://spec.openapis.org/oas/v3.1.1.html#operation-object */
interface Operation {
  operationId: string;
  parameters?: Json[];
  responses: Parts;
}
type Paths = Record<string, Record<string, Operation>>;

/**
 * The same document at half its size: what several calls have alike stands once among the components, be it a list of
 * values, a parameter, an answer or a field of one, and examples are cut to what shows their form.
 */
export function shareParts(document: ApiDocument): ApiDocument {
  const { components = {}, ...rest } = referToLists(document);
  const listed = { paths: rest.paths as Paths, schemas: (components.schemas ?? {}) as Parts };
  const { paths, schemas } = shareFields(listed);
  const calls = mapCalls(paths, (call) => ({
    ...call,
    ...(call.parameters && { parameters: call.parameters.map(sayOnce) }),
    responses: mapValues(call.responses, shorten),
  }));
  const operations = Object.values(calls).flatMap((path) => Object.values(path));
  const headers = findCommon(
    'headers',
    operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap((answer) => Object.entries((answer.headers ?? {}) as Parts)),
    ),
  );
  const referInAnswer = (answer: Json): Json =>
    answer.headers ? { ...answer, headers: mapValues(answer.headers as Parts, headers.refer) } : answer;
  const parameters = findCommon(
    'parameters',
    operations.flatMap((call) => (call.parameters ?? []).map((part) => [String(part.name), part] as const)),
  );
  const responses = findCommon(
    'responses',
    operations.flatMap((call) =>
      Object.entries(call.responses).map(
        ([status, part]) =>
          [Number(status) >= 400 ? `No${status}` : call.operationId, referInAnswer(part)] as const,
      ),
    ),
  );
  const shared = {
    ...rest,
    paths: mapCalls(calls, (call) => ({
      ...call,
      ...(call.parameters && { parameters: call.parameters.map(parameters.refer) }),
      responses: mapValues(call.responses, (answer) => responses.refer(referInAnswer(answer))),
    })),
    components: {
      ...components,
      parameters: parameters.parts,
      responses: responses.parts,
      headers: headers.parts,
      schemas,
    },
  };
  const all = { ...schemas, ...listSchemas(shared) };
  return { ...shared, components: { ...shared.components, schemas: all } } as unknown as ApiDocument;
}

/** Where a parameter or a header is described its schema need not be. */
function sayOnce(parameter: Json): Json {
  const { description, ...schema } = parameter.schema as Json;
  return description === parameter.description ? { ...parameter, schema } : parameter;
}

function shorten(answer: Json): Json {
  return {
    ...answer,
    ...(answer.headers !== undefined && { headers: mapValues(answer.headers as Parts, sayOnce) }),
    ...(answer.content !== undefined && {
      content: mapValues(answer.content as Parts, (content) => ({
        ...content,
        ...('example' in content && { example: shortenExample(content.example) }),
      })),
    }),
  };
}

function mapCalls(paths: Paths, change: (call: Operation) => Operation): Paths {
  return mapValues(paths, (path) => mapValues(path, change));
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
