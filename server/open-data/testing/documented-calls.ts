import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export type Json = Record<string, unknown>;
interface Content {
  [type: string]: { schema: Json; example?: unknown };
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Json;
  example?: unknown;
}
/** A call as a document declares it, with what it refers to in its place. */
export interface Call {
  document: ApiDocument;
  method: string;
  path: string;
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
}
interface Answer {
  content?: Content;
}
export interface ApiDocument extends Json {
  tags: { name: string }[];
  paths: Record<string, Record<string, Omit<Call, 'document' | 'method' | 'path'>>>;
  components: Record<string, Json>;
}

interface Asked {
  request(path: string): Response | Promise<Response>;
}

/** The API's documents: for all programs, and for the pages of the site. */
export function readDocuments(app: Asked): Promise<ApiDocument[]> {
  return Promise.all(
    ['/api/openapi.json', '/api/openapi-site.json'].map(async (path) => (await app.request(path)).json()),
  );
}

/** All calls of documents. */
export function callsOf(documents: readonly ApiDocument[]): Call[] {
  return documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        ...call,
        document,
        method,
        path,
        parameters: (call.parameters ?? []).map((part) => follow<Parameter>(document, part)),
        responses: Object.fromEntries(
          Object.entries(call.responses).map(([status, part]) => [status, follow<Answer>(document, part)]),
        ),
      })),
    ),
  );
}

/** What stands among the components of a document, or is there in full. */
function follow<T>(document: ApiDocument, part: T | { $ref: string }): T {
  if (!('$ref' in (part as object))) return part as T;
  const [, , kind, name] = (part as { $ref: string }).$ref.split('/');
  return document.components[kind!]![name!] as T;
}

/** What an answer says that its document does not declare: a status, a type, a field; none where all is well. */
export async function findUndeclared(call: Call, response: Response): Promise<unknown[]> {
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const text = await response.text();
  const answer = call.responses[response.status];
  if (answer && !answer.content && text === '') return [];
  const declared = answer?.content?.[type];
  if (!declared) return [[call.operationId, response.status, type]];
  const parts = type === 'application/x-ndjson' ? text.split('\n').filter((line) => line !== '') : [text];
  return parts.flatMap((part) => {
    const errors = findErrors(
      call.document,
      declared.schema,
      type.includes('json') ? JSON.parse(part) : part,
    );
    return errors ? [[call.operationId, response.status, errors]] : [];
  });
}

/** What of a value the schema does not allow; undefined where all is well. A field that it does not name is an error. */
export function findErrors(document: ApiDocument, schema: Json, value: unknown): ErrorObject[] | undefined {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(closed({ ...schema, components: document.components }) as Json);
    compiled.set(schema, validate);
  }
  return validate(value) ? undefined : (validate.errors ?? []);
}

/** By the schema as the document has it: to compile one takes longer than to ask. */
const compiled = new WeakMap<Json, ValidateFunction>();

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, addUsedSchema: false });
addFormats.default(ajv);
ajv.addVocabulary(['components', 'schemas', 'parameters', 'example']);

/** The schema, and all in it, without room for fields that it does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in inner && inner.type === 'object' ? { additionalProperties: false, ...inner } : inner;
}
