import type { CenterFields } from './center.ts';
import { centerFieldLabels } from './i18n/en/admin/center-fields.ts';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from './lists.ts';
import type { ValueList } from './value-list.ts';

/** One field that has another value than before, both as people read them; '' where there is nothing. */
export interface FieldChange {
  field: keyof CenterFields;
  before: string;
  after: string;
}

/** What differs between two states of a center; against nothing (null), all that is known of it. */
export function compareCenters(
  before: Partial<CenterFields> | null,
  after: Partial<CenterFields> | null,
): FieldChange[] {
  return (Object.keys(centerFieldLabels) as (keyof CenterFields)[])
    .map((field) => ({
      field,
      before: describeField(field, before?.[field]),
      after: describeField(field, after?.[field]),
    }))
    .filter(({ before, after }) => before !== after);
}

/** The lists of a center that hold values of ours, and nothing else. */
export const valueLists: Partial<Record<keyof CenterFields, ValueList>> = {
  levels,
  populations,
  modalities,
  insurance: insuranceTypes,
};

/** The value of a field as people read it; '' where there is none. */
export function describeField(field: keyof CenterFields, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'state') return jurisdictions.labels[value as keyof typeof jurisdictions.labels];
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item: string | Record<string, string>) => {
      const name = typeof item === 'string' ? item : Object.values(item).join();
      return valueLists[field]?.labels[name] ?? name;
    })
    .join(', ');
}
