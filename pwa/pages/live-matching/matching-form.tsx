import { CheckboxField } from '../../forms/fields/checkbox-field.tsx';
import { CheckboxGroup } from '../../forms/fields/checkbox-group.tsx';
import { RadioGroup } from '../../forms/fields/radio-group.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import type { MessageForm as MessageFormState } from '../../forms/use-message-form.ts';
import { pageText, useText } from '../../text.tsx';
import { ContactWay } from './contact-way.tsx';

const useFormsText = pageText('forms');
const useMessageLists = pageText('messageLists');
const useLiveMatchingText = pageText('liveMatching');

/** The fields of a matching request, in the sections of the spec. */
export function MatchingForm({ form }: { form: MessageFormState<'matching'> }) {
  const { optional, select } = useFormsText();
  const text = useLiveMatchingText();
  const { states } = useText().lists;
  const {
    ageBands,
    contactPreferences,
    matchingInsuranceTypes,
    matchingLevels,
    primaryNeeds,
    travelWillingness,
  } = useMessageLists();
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
          list={matchingLevels}
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
        <CheckboxField label={text.contact.mayLeaveMessage} {...field('mayLeaveMessage')} />
      </FormSection>

      <FormSection title={text.consentTitle}>
        <CheckboxField label={text.consent} {...field('consent')} />
      </FormSection>
    </MessageForm>
  );
}
