import type { ValueList } from '#core/lists.ts';

/** A labelled choice of one value of a list, or of none. */
export function SelectField({
  id,
  label,
  list,
  any,
  value,
  onChange,
}: {
  id: string;
  label: string;
  list: ValueList;
  /** The words for no choice. */
  any: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {list.values.map((option) => (
          <option key={option} value={option}>
            {list.labels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
