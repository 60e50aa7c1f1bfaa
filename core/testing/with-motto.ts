import type { FieldTable } from '../center/field-kinds.ts';
import { fields } from '../center/fields.ts';
import { centerFieldLabels } from '../i18n/en/admin/center-fields.ts';

/** The table of fields as it would be with one more: what derives from a table must have it, too. */
export const fieldsWithMotto = {
  ...fields,
  motto: { kind: 'text', column: 'motto', max: 40, section: 'center', example: 'You are welcome' },
} as const satisfies FieldTable;

export const labelsWithMotto = { ...centerFieldLabels, motto: 'Motto' };
