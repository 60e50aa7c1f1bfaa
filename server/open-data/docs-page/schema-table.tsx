/** @jsxImportSource hono/jsx */
import { apiDocs } from '#core/i18n/en/open-data/api-docs.ts';
import { describeType, type JsonSchema, listFields, listValues } from './describe-schema.ts';

/** Text with `code` between backticks. */
export function Prose({ text }: { text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>;
}

/** A name, broken between its words only where a line is too short: "service_|at_|locations", "Hsds|Service". */
export function Name({ name }: { name: string }) {
  return (
    <>
      {name.split(/(?<=[_.])|(?<=[a-z])(?=[A-Z])/).map((word, index) => (
        <>
          {index > 0 && <wbr />}
          {word}
        </>
      ))}
    </>
  );
}

/** "list of CenterSummary", with a link to what that is. */
export function TypeName({ schema }: { schema: JsonSchema }) {
  return (
    <span class="type">
      {describeType(schema).map((word) =>
        typeof word === 'string' ? (
          word
        ) : (
          <a href={`#${schemaAnchor(word.ref)}`}>
            <Name name={word.ref} />
          </a>
        ),
      )}
    </span>
  );
}

export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

/** More, as of the states, are in the document. */
const MOST_VALUES = 12;

/** What a parameter or a field may be. */
export function Meaning(props: { schema: JsonSchema; description?: string; example?: unknown }) {
  const { schema, example } = props;
  const description = props.description ?? schema.description;
  const values = listValues(schema);
  return (
    <>
      {description && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {values.length > 0 && (
        <p>
          {apiDocs.oneOf} <code>{values.slice(0, MOST_VALUES).join(', ')}</code>
          {values.length > MOST_VALUES && ` ${apiDocs.andMore(values.length - MOST_VALUES)}`}
        </p>
      )}
      {schema.default !== undefined && (
        <p>
          {apiDocs.defaultsTo} <code>{JSON.stringify(schema.default)}</code>
        </p>
      )}
      {example !== undefined && (
        <p>
          {apiDocs.exampleValue} <code>{[example].flat().join(', ')}</code>
        </p>
      )}
    </>
  );
}

/** The fields of an object, a row for each. */
export function FieldTable({ schema, label }: { schema: JsonSchema; label: string }) {
  const fields = listFields(schema);
  if (fields.length === 0) return null;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{apiDocs.field}</th>
          <th scope="col">{apiDocs.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr>
            <th scope="row">
              <code>
                <Name name={field.name} />
              </code>
            </th>
            <td>
              <p>
                <TypeName schema={field.schema} />
                {!field.required && `, ${apiDocs.optional}`}
              </p>
              <Meaning schema={field.schema} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
