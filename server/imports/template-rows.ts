import type { CenterFields } from '#core/center.ts';
import { columns, readSafeCell } from '#core/columns.ts';
import { templateKey } from './facility-key.ts';
import type { Findings, RowRef } from './findings.ts';
import type { SourceRecord } from './record.ts';

/**
 * What one row of our CSV template says, and the center's key. Undefined where a required cell is empty or wrong; `findings` then says
 * so. Anything else that cannot be used is left out with a warning.
 */
export function readTemplateRow(
  cell: (header: string) => string,
  at: RowRef,
  findings: Findings,
): { record: SourceRecord; key: string } | undefined {
  const fields: Partial<CenterFields> = {};
  let usable = true;
  for (const { header, field, required, parse } of columns) {
    const text = readSafeCell(cell(header)).trim();
    if (text === '') {
      if (!required) continue;
      usable = false;
      findings.errors.push({ ...at, column: header, message: `is empty: every center needs a ${header}` });
      continue;
    }
    const { value, problems } = parse(text);
    if (value !== undefined) Object.assign(fields, { [field]: value });
    if (problems.length === 0) continue;
    if (required) usable = false;
    for (const problem of problems) {
      const ref = { ...at, column: header, value: problem.value };
      if (required) findings.errors.push({ ...ref, message: problem.message });
      else findings.warn('value_left_out', { ...ref, problem: problem.message });
    }
  }
  if (!usable) return undefined;
  const record = toRecord(fields as GivenFields);
  return { record, key: templateKey(record) };
}

type GivenFields = Partial<CenterFields> & Pick<CenterFields, 'name' | 'city' | 'state'>;

function toRecord(fields: GivenFields): SourceRecord {
  const { phone, levels, populations, modalities, accreditations, insurance, ...same } = fields;
  return {
    ...(same as Omit<SourceRecord, 'phones'>),
    ...(phone && { phones: [phone] }),
    ...(levels && { levels: levels.map(({ level }) => level) }),
    ...(populations && { populations: populations.map(({ population }) => population) }),
    ...(modalities && { modalities: modalities.map(({ modality }) => modality) }),
    ...(accreditations && { accreditations: accreditations.map(({ name }) => name) }),
    ...(insurance && { insurance: insurance.map((each) => each.insurance) }),
  };
}
