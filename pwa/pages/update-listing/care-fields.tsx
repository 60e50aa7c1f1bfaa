import { forms } from '#core/i18n/en/forms.ts';
import { updateListing } from '#core/i18n/en/update-listing.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { updateListing as updateListingEs } from '#core/i18n/es/update-listing.ts';
import { CheckboxGroup } from '../../forms/checkbox-group.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import type { MessageForm } from '../../forms/use-message-form.ts';
import { usePageText, useText } from '../../text.tsx';

/** What care the center gives, to whom, and who pays. */
export function CareFields({ field }: Pick<MessageForm<'listing'>, 'field'>) {
  const { optional } = usePageText({ en: forms, es: formsEs });
  const { care } = usePageText({ en: updateListing, es: updateListingEs });
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
