import {
  type Field,
  isRequired,
  type NamesField as NamesKind,
  type NamesOf,
} from '#core/center/field-kinds.ts';
import { type FieldName, fields } from '#core/center/fields.ts';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import { forms } from '#core/i18n/en/forms.ts';
import { CheckboxField } from '../../forms/fields/checkbox-field.tsx';
import { CheckboxGroup } from '../../forms/fields/checkbox-group.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { type FieldsetProps, useFieldConnections } from './field-connections.ts';
import { NamesField } from './names-field.tsx';

/** The input of one field, by its kind. What is marked as changed has a bar beside it. */
export function FieldInput({ name, ...props }: FieldsetProps & { name: FieldName }) {
  const { changed, table = fields } = props;
  return (
    <div className={changed?.has(name) ? 'border-l-4 border-lantern pl-3' : undefined}>
      <Input name={name} field={table[name]} {...props} />
    </div>
  );
}

function Input({ name, field, ...props }: FieldsetProps & { name: FieldName; field: Field }) {
  const hints: Partial<Record<string, string>> = centersForm.hints;
  const { select } = forms;
  const { words, connect } = useFieldConnections(props);
  const hint = hints[name];
  const about = { ...(hint !== undefined && { hint }), required: isRequired(field) };
  switch (field.kind) {
    case 'values': {
      const { 'aria-required': _, ...connected } = connect(name, about);
      return <CheckboxGroup list={field.list} columns={3} {...connected} />;
    }
    case 'names': {
      if (!isNames(name)) return null;
      const { required: _, ...rest } = words(name, about);
      const suggestions = field.suggested?.values ?? [];
      return <NamesField {...rest} name={name} control={props.form.control} suggestions={suggestions} />;
    }
    case 'choice':
      return <SelectField list={field.list} any={select} {...connect(name, about)} />;
    case 'yesNo':
      return <CheckboxField {...connect(name)} />;
    case 'number':
      return (
        <TextField
          autoComplete="off"
          {...connect(name, about)}
          {...(field.whole && { inputMode: 'numeric' })}
        />
      );
    case 'text':
      if (field.format === 'long') return <TextArea {...connect(name, about)} rows={8} />;
      return (
        <TextField
          autoComplete="off"
          {...connect(name, about)}
          {...(field.format && keyboards[field.format])}
        />
      );
  }
}

const keyboards = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  link: { inputMode: 'url' },
  zip: { inputMode: 'numeric' },
} as const;

function isNames(name: FieldName): name is NamesOf<typeof fields, NamesKind> {
  return fields[name].kind === 'names';
}
