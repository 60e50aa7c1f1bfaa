import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import type { MessageForm } from '../../forms/use-message-form.ts';
import { pageText, useText } from '../../text.tsx';

const useFormsText = pageText('forms');
const useUpdateListingText = pageText('updateListing');

/** What the center is called, and where and how to reach it. */
export function CenterFields({ field }: Pick<MessageForm<'listing'>, 'field'>) {
  const { optional, select } = useFormsText();
  const { center } = useUpdateListingText();
  const { states } = useText().lists;
  return (
    <FormSection title={center.title}>
      <TextField label={center.centerName} autoComplete="organization" {...field('centerName')} />
      <TextField
        label={center.website}
        note={optional}
        type="url"
        autoComplete="url"
        inputMode="url"
        {...field('website')}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          label={center.phone}
          note={optional}
          type="tel"
          autoComplete="work tel"
          inputMode="tel"
          {...field('phone')}
        />
        <TextField
          label={center.email}
          note={optional}
          hint={center.emailHint}
          type="email"
          autoComplete="work email"
          inputMode="email"
          {...field('email')}
        />
      </div>
      <TextField
        label={center.address}
        note={optional}
        hint={center.addressHint}
        autoComplete="address-line1"
        {...field('address')}
      />
      <TextField label={center.city} note={optional} autoComplete="address-level2" {...field('city')} />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <SelectField
          aria-required
          label={center.state}
          list={states}
          any={select}
          autoComplete="address-level1"
          {...field('state')}
        />
        <TextField
          label={center.zip}
          note={optional}
          autoComplete="postal-code"
          inputMode="numeric"
          {...field('zip')}
        />
      </div>
    </FormSection>
  );
}
