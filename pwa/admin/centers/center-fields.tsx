import { centersForm } from '#core/i18n/en/admin/centers-form.ts';
import { FormSection } from '../../forms/form-section.tsx';
import type { FieldsetProps } from './field-connections.ts';
import { FieldRows } from './field-rows.tsx';
import { MapPlace } from './map-place.tsx';

/** Every field of a center, in sections. */
export function CenterFieldset(props: FieldsetProps) {
  const { sections } = centersForm;
  return (
    <div className="space-y-8">
      <FormSection title={sections.center}>
        <FieldRows section="center" {...props} />
      </FormSection>
      <FormSection title={sections.address}>
        <FieldRows section="address" {...props} />
        <MapPlace {...props} />
      </FormSection>
      <FormSection title={sections.care}>
        <FieldRows section="care" {...props} />
      </FormSection>
      <FormSection title={sections.program}>
        <FieldRows section="program" {...props} />
      </FormSection>
    </div>
  );
}
