import { CenterFields } from '#core/center/center.ts';
import type { RowRef } from '#core/staff/import-report.ts';
import type { Findings } from './findings.ts';

/**
 * The schema of a center has the last word: what it refuses becomes an error of the row, and the answer is
 * undefined. What has been through it already is not checked again.
 */
export function checkFields(
  fields: CenterFields,
  at: RowRef,
  findings: Findings,
  { checked }: { checked: boolean },
): CenterFields | undefined {
  if (checked) return fields;
  const result = CenterFields.safeParse(fields);
  if (result.success) return fields;
  for (const issue of result.error.issues) {
    findings.errors.push({ ...at, column: issue.path.join('.'), message: issue.message });
  }
  return undefined;
}
