import { forms } from '#core/i18n/en/forms.ts';
import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { liveMatching as liveMatchingEs } from '#core/i18n/es/live-matching.ts';
import { SelectField } from '../../components/select-field.tsx';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { CheckboxGroup } from '../../forms/checkbox-group.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import { RadioGroup } from '../../forms/radio-group.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { MessageForm as MessageFormState } from '../../forms/use-message-form.ts';
import { usePageText, useText } from '../../text.tsx';
import { ContactWay } from './contact-way.tsx';

/** The fields of a matching request, in the sections of the spec. */
export function MatchingForm({ form }: { form: MessageFormState<'matching'> }) {
  const { optional, select } = usePageText({ en: forms, es: formsEs });
  const text = usePageText({ en: liveMatching, es: liveMatchingEs });
  const {
    ageBands,
    contactPreferences,
    levels,
    matchingInsuranceTypes,
    primaryNeeds,
    states,
    travelWillingness,
  } = useText().lists;
  const { location, needs, insurance } = text;
  const { field } = form;
  return (
    <MessageForm form={form} label={text.formLabel} submitLabel={text.submit}>
      <FormSection title={location.title}>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <SelectField
            aria-required
            label={location.state}
            hint={location.stateHint}
            list={states}
            any={select}
            autoComplete="address-level1"
            {...field('state')}
          />
          <TextField
            label={location.zip}
            note={optional}
            hint={location.zipHint}
            autoComplete="postal-code"
            inputMode="numeric"
            {...field('zip')}
          />
        </div>
        <RadioGroup
          label={location.ageBand}
          hint={location.ageBandHint}
          list={ageBands}
          {...field('ageBand')}
        />
      </FormSection>

      <FormSection title={needs.title}>
        <RadioGroup label={needs.primaryNeed} list={primaryNeeds} columns={3} {...field('primaryNeed')} />
        <CheckboxGroup
          label={needs.levelsOfCare}
          hint={needs.levelsHint}
          list={levels}
          help={needs.levelsHelp}
          {...field('levelsOfCare')}
        />
      </FormSection>

      <FormSection title={insurance.title}>
        <RadioGroup
          label={insurance.insuranceType}
          list={matchingInsuranceTypes}
          {...field('insuranceType')}
        />
        <RadioGroup
          label={insurance.travelWillingness}
          list={travelWillingness}
          columns={3}
          {...field('travelWillingness')}
        />
      </FormSection>

      <FormSection title={text.contact.title}>
        <RadioGroup
          label={text.contact.contactPreference}
          list={contactPreferences}
          columns={3}
          {...field('contactPreference', () => form.clearError('contactInfo'))}
        />
        <ContactWay form={form} />
      </FormSection>

      <FormSection title={text.consentTitle}>
        <CheckboxField label={text.consent} {...field('consent')} />
      </FormSection>
    </MessageForm>
  );
}
