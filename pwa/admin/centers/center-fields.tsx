import type { CenterFields } from '#core/center.ts';
import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import { forms } from '#core/i18n/en/forms.ts';
import {
  accreditations,
  insuranceTypes,
  jurisdictions,
  levels,
  modalities,
  populations,
} from '#core/lists.ts';
import { SelectField } from '../../components/select-field.tsx';
import { CheckboxGroup } from '../../forms/checkbox-group.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useStaffText } from '../../text.tsx';
import { type FieldsetProps, useFieldConnections } from './field-connections.ts';
import { MapPlace } from './map-place.tsx';
import { NamesField } from './names-field.tsx';

type Field = keyof CenterFields;

/** Every field of a center, in sections. What is marked as changed has a bar beside it. */
export function CenterFieldset(props: FieldsetProps) {
  const { form, changed } = props;
  const text = useStaffText(centersForm);
  const { select } = useStaffText(forms);
  const { words, connect } = useFieldConnections(props);
  const { hints, sections } = text;
  const mark = (field: Field) => (changed?.has(field) ? 'border-l-4 border-lantern pl-3' : undefined);
  const line = (field: Field, more: Parameters<typeof TextLine>[0]['more'] = {}) => (
    <TextLine className={mark(field)} connected={connect(field, more)} more={more} />
  );
  const names = (field: 'languages' | 'accreditations', suggestions: readonly string[] = []) => {
    const { required, ...rest } = words(field, { hint: hints[field] });
    return (
      <div className={mark(field)}>
        <NamesField {...rest} name={field} control={form.control} suggestions={suggestions} />
      </div>
    );
  };
  const group = (
    field: 'levels' | 'populations' | 'modalities' | 'insurance',
    list: (typeof lists)[typeof field],
  ) => {
    const { 'aria-required': _, ...connected } = connect(field);
    return (
      <div className={mark(field)}>
        <CheckboxGroup list={list} columns={3} {...connected} />
      </div>
    );
  };

  return (
    <div className="space-y-8">
      <FormSection title={sections.center}>
        {line('name', { required: true })}
        <div className="grid items-end gap-6 sm:grid-cols-2">
          {line('phone', { type: 'tel', hint: hints.phone })}
          {line('emailPublic', { type: 'email', hint: hints.emailPublic })}
        </div>
        {line('website', { inputMode: 'url', hint: hints.website })}
      </FormSection>
      <FormSection title={sections.address}>
        {line('street', { hint: hints.street })}
        <div className="grid items-end gap-6 sm:grid-cols-3">
          {line('city', { required: true })}
          <div className={mark('state')}>
            <SelectField list={jurisdictions} any={select} {...connect('state', { required: true })} />
          </div>
          {line('zip', { inputMode: 'numeric' })}
        </div>
        <MapPlace {...props} />
      </FormSection>
      <FormSection title={sections.care}>
        {group('levels', lists.levels)}
        {group('populations', lists.populations)}
        {group('modalities', lists.modalities)}
        {group('insurance', lists.insurance)}
        {names('accreditations', accreditations.values)}
      </FormSection>
      <FormSection title={sections.program}>
        <div className={mark('programHighlights')}>
          <TextArea {...connect('programHighlights')} rows={8} />
        </div>
        <div className="grid items-end gap-6 sm:grid-cols-3">
          {line('bedCount', { inputMode: 'numeric' })}
          {line('staffToClientRatio', { hint: hints.staffToClientRatio })}
          {line('religiousOrientation')}
        </div>
        {names('languages')}
      </FormSection>
    </div>
  );
}

const lists = { levels, populations, modalities, insurance: insuranceTypes };

function TextLine({
  className,
  connected,
  more: { hint: _hint, required: _required, ...input },
}: {
  className?: string;
  connected: ReturnType<ReturnType<typeof useFieldConnections>['connect']>;
  more: {
    hint?: string;
    required?: boolean;
    type?: 'tel' | 'email';
    inputMode?: 'url' | 'numeric' | 'decimal';
  };
}) {
  return (
    <div className={className}>
      <TextField autoComplete="off" {...connected} {...input} />
    </div>
  );
}
