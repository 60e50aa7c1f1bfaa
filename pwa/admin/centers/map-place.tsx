import { useState } from 'react';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import type { FieldsetProps } from './field-connections.ts';
import { rowsOf } from './field-layout.ts';
import { FieldRows } from './field-rows.tsx';

/** Where the center is on the map, folded: it follows from the ZIP, and few ever need to know better. */
export function MapPlace(props: FieldsetProps) {
  const text = centersForm;
  const [opened, setOpened] = useState(false);
  const { errors } = props.form.formState;
  const calls = rowsOf('place', props.table)
    .flat()
    .some((field) => errors[field] || props.changed?.has(field));
  return (
    <details
      className="rounded-lg border border-line"
      open={opened || calls}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium">
        <span className="underline decoration-dotted underline-offset-4">{text.sections.place}</span>
      </summary>
      <div className="space-y-4 px-3 pb-4">
        <p className="text-[0.95rem] text-muted">{text.hints.place}</p>
        <FieldRows section="place" {...props} />
      </div>
    </details>
  );
}
