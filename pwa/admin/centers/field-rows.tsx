import type { FieldsetProps } from './field-connections.ts';
import { FieldInput } from './field-input.tsx';
import { rowsOf, type Section } from './field-layout.ts';

/** The fields of a section, short ones side by side. */
export function FieldRows({ section, ...props }: FieldsetProps & { section: Section }) {
  return rowsOf(section, props.table).map((row) => {
    const inputs = row.map((name) => <FieldInput key={name} name={name} {...props} />);
    if (row.length === 1) return inputs;
    const columns = row.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3';
    return (
      <div key={row.join()} className={`grid items-end gap-6 ${columns}`}>
        {inputs}
      </div>
    );
  });
}
