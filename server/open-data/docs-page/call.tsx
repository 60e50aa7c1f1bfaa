/** @jsxImportSource hono/jsx */
import { apiDocs } from '#core/i18n/en/open-data/api-docs.ts';
import { type JsonSchema, listFields } from './describe-schema.ts';
import { FieldTable, Meaning, Name, Prose, TypeName } from './schema-table.tsx';

interface Content {
  [type: string]: { schema?: JsonSchema; example?: unknown };
}

/** One operation, as the document has it: https://spec.openapis.org/oas/v3.1.1.html#operation-object */
export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    example?: unknown;
    schema: JsonSchema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** One call: how to ask, and what is answered. */
export function CallSection({ method, path, operation }: Call) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const example = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const name = summary ?? path;
  return (
    <section class="call" id={operationId} aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>{name}</h3>
      <p class="address">
        <span class="method">{method.toUpperCase()}</span> <code>{path}</code>
      </p>
      {description && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {parameters.length > 0 && (
        <ParameterTable parameters={parameters} label={`${apiDocs.parameters}: ${name}`} />
      )}
      {requestBody && (
        <>
          <h4>{apiDocs.body}</h4>
          {Object.entries(requestBody.content).map(([type, content]) => (
            <>
              <p>
                <code>{type}</code>
              </p>
              {content.schema && <FieldTable schema={content.schema} label={`${apiDocs.body}: ${name}`} />}
              <Example title={apiDocs.example} value={content.example} />
            </>
          ))}
        </>
      )}
      <h4>{apiDocs.answers}</h4>
      <table aria-label={`${apiDocs.answers}: ${name}`}>
        <thead>
          <tr>
            <th scope="col">{apiDocs.status}</th>
            <th scope="col">{apiDocs.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(responses).map(([status, answer]) => (
            <tr>
              <th scope="row">{status}</th>
              <td>
                <p>
                  <Prose text={answer.description} />
                </p>
                {Object.entries(answer.content ?? {}).map(([type, { schema = {} }]) => (
                  <p>
                    <code>{type}</code>: <TypeName schema={schema} />
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {example &&
        Object.values(example[1].content ?? {}).map(({ schema = {}, example: value }) => (
          <>
            {listFields(schema).length > 0 && (
              <details>
                <summary>{apiDocs.fieldsOf(example[0])}</summary>
                <FieldTable schema={schema} label={`${apiDocs.fieldsOf(example[0])}: ${name}`} />
              </details>
            )}
            <Example title={apiDocs.exampleOf(example[0])} value={value} />
          </>
        ))}
    </section>
  );
}

function ParameterTable(props: { parameters: NonNullable<Operation['parameters']>; label: string }) {
  return (
    <>
      <h4>{apiDocs.parameters}</h4>
      <table aria-label={props.label}>
        <thead>
          <tr>
            <th scope="col">{apiDocs.parameter}</th>
            <th scope="col">{apiDocs.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {props.parameters.map((parameter) => (
            <tr>
              <th scope="row">
                <code>
                  <Name name={parameter.name} />
                </code>
                <span class="place">{apiDocs.places[parameter.in] ?? parameter.in}</span>
              </th>
              <td>
                <p>
                  <TypeName schema={parameter.schema} />,{' '}
                  {parameter.required ? apiDocs.required : apiDocs.optional}
                </p>
                <Meaning {...parameter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Example({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      {/* Whoever has no mouse scrolls it by the keyboard. */}
      <pre tabindex={0}>
        <code>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}
