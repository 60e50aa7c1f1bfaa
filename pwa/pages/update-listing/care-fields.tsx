import { CheckboxGroup } from '../../forms/fields/checkbox-group.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import type { MessageForm } from '../../forms/use-message-form.ts';
import { pageText, useText } from '../../text.tsx';

const useFormsText = pageText('forms');
const useUpdateListingText = pageText('updateListing');

/** What care the center gives, to whom, and who pays. */
export function CareFields({ field }: Pick<MessageForm<'listing'>, 'field'>) {
  const { optional } = useFormsText();
  const { care } = useUpdateListingText();
  const { accreditations, insuranceTypes, levels, modalities, populations } = useText().lists;
  return (
    <FormSection title={care.title}>
      <CheckboxGroup
        label={care.levelsOfCare}
        hint={care.levelsHint}
        list={levels}
        {...field('levelsOfCare')}
      />
      <CheckboxGroup label={care.populations} note={optional} list={populations} {...field('populations')} />
      <CheckboxGroup label={care.modalities} note={optional} list={modalities} {...field('modalities')} />
      <CheckboxGroup label={care.insurance} note={optional} list={insuranceTypes} {...field('insurance')} />
      <CheckboxGroup
        label={care.accreditations}
        note={optional}
        list={accreditations}
        {...field('accreditations')}
      />
    </FormSection>
  );
}
