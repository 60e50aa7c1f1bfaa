import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';

interface Schema {
  $ref?: string;
  type?: string;
}
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
/** What is read of an OpenAPI document. */
export interface ReadDocument {
  servers: { url: string }[];
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

/** The oldest whose classes quicktype writes. */
const OLDEST_PYTHON = { 'python-version': '3.7' } as const;

/** Python's names of JSON's types; what is no plain value goes into the address as it is. */
const PYTHON_TYPES: Readonly<Record<string, string>> = {
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  array: 'list',
};

/**
 * A client in Python of an OpenAPI document, for the standard library alone: the answers' classes by quicktype, and a
 * method for each operation that answers JSON. No generator of whole Python clients comes with npm.
 */
export async function writePythonClient(document: ReadDocument): Promise<string> {
  const calls = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    return get && schema ? [{ path, ...get, schema, answer: answerName(get, schema) }] : [];
  });
  const answers = new Map(calls.map(({ answer, schema }) => [answer, schema]));
  const classes = await writeClasses(answers, document.components.schemas);
  const methods = calls.map((call) => writeMethod(call, parametersOf(call, document)));
  return `${classes}\n${writeCaller(document.servers[0]?.url ?? '')}\n${methods.join('\n')}`;
}

/** As the schema is called, else after the operation. */
function answerName({ operationId }: Operation, { $ref }: Schema): string {
  return $ref?.split('/').at(-1) ?? `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Answer`;
}

async function writeClasses(answers: Map<string, Schema>, schemas: Record<string, Schema>): Promise<string> {
  const input = new JSONSchemaInput(undefined);
  const definitions = withoutDates(schemas);
  for (const [name, schema] of answers) {
    const whole = { ...(withoutDates(schema) as Schema), definitions };
    await input.addSource({ name, schema: JSON.stringify(whole) });
  }
  const data = new InputData();
  data.addInput(input);
  return (await quicktype({ inputData: data, lang: 'python', rendererOptions: OLDEST_PYTHON })).lines.join(
    '\n',
  );
}

/** The references as JSON Schema has them; a moment stays text, which Python's library reads only with a package. */
function withoutDates(schema: object): unknown {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('#/components/schemas/', '#/definitions/'),
    (key, value) => (key === 'format' && typeof value === 'string' ? undefined : value),
  );
}

function parametersOf({ parameters = [] }: Operation, { components }: ReadDocument): Parameter[] {
  return parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`${parameter.$ref} leads nowhere.`);
    return found;
  });
}

function writeCaller(address: string): string {
  return `
import json
import urllib.parse
import urllib.request
from typing import Optional


class Client:
    def __init__(self, address=${JSON.stringify(address)}):
        self.address = address

    def _get(self, path, places, query):
        for name, value in places.items():
            path = path.replace('{' + name + '}', urllib.parse.quote(value, safe=''))
        asked = {name: value for name, value in query.items() if value is not None}
        question = urllib.parse.urlencode(asked, doseq=True)
        with urllib.request.urlopen(self.address + path + ('?' + question if question else '')) as answer:
            return json.load(answer)
`;
}

function writeMethod(
  { path, operationId, summary, answer }: Operation & { path: string; answer: string },
  parameters: Parameter[],
): string {
  const places = parameters.filter((parameter) => parameter.in === 'path');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const typeOf = ({ schema }: Parameter) => PYTHON_TYPES[schema.type ?? ''] ?? 'str';
  const declared = [
    'self',
    ...places.map((place) => `${place.name}: ${typeOf(place)}`),
    ...(query.length > 0 ? ['*'] : []),
    ...query.map((one) => `${one.name}: Optional[${typeOf(one)}] = None`),
  ];
  const pairs = (given: Parameter[]) =>
    given.map(({ name }) => `${JSON.stringify(name)}: ${name}`).join(', ');
  const name = operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `
    def ${name}(${declared.join(', ')}) -> "${answer}":
        """${summary}"""
        return ${answer}.from_dict(self._get(${JSON.stringify(path)}, {${pairs(places)}}, {${pairs(query)}}))
`;
}
