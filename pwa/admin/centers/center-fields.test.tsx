import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { CenterFields } from '#core/center/center.ts';
import { blankCenterInputs, type CenterInputs, makeForm } from '#core/center/center-inputs.ts';
import { type FieldName, fields } from '#core/center/fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { fieldsWithMotto, labelsWithMotto } from '#core/testing/with-motto.ts';
import { CenterFieldset } from './center-fields.tsx';
import type { FieldsetProps } from './field-connections.ts';

function Form({ inputs, ...props }: { inputs: CenterInputs } & Omit<FieldsetProps, 'form' | 'idPrefix'>) {
  const form = useForm<CenterInputs, unknown, CenterFields>({ defaultValues: inputs });
  return <CenterFieldset form={form} idPrefix="center" {...props} />;
}

/** The labels in the order of the form. */
const labelsIn = (html: string) =>
  [...html.matchAll(/<(?:label|legend)[^>]*>(.*?)<\/(?:label|legend)>/g)].map(([, label]) =>
    label!.replace(/<[^>]*>/g, ''),
  );

it('has an input for every field, named by its label', () => {
  const html = renderToString(<Form inputs={blankCenterInputs} />);
  const labels = labelsIn(html).join('\n');
  for (const name of Object.keys(fields) as FieldName[]) {
    expect(labels).toContain(centerFieldLabels[name]);
    expect(html).toContain(`id="center-${name}"`);
  }
});

it('has an input for a field that is new in the table, in its section', () => {
  const html = renderToString(
    <Form inputs={makeForm(fieldsWithMotto).blank} table={fieldsWithMotto} labels={labelsWithMotto} />,
  );
  expect(html).toMatch(/<input[^>]*name="motto"/);
  const labels = labelsIn(html);
  const at = (label: string) => labels.findIndex((each) => each.startsWith(label));
  expect(at('Motto')).toBeGreaterThan(at('Website'));
  expect(at('Motto')).toBeLessThan(at('Street'));
});
