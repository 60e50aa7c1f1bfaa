import { importMapping } from '#core/i18n/en/admin/bulk-import.ts';
import type { MappedField } from '#core/staff/import-mapping.ts';
import type { TriedMapping } from '#core/staff/mapping-draft.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';

/** The first rows of a file as they will become centers: a column for each field that one of them has. */
export function TriedRows({ rows }: Pick<TriedMapping, 'rows'>) {
  const { rows: text, fields, rowNumber } = importMapping;
  const labels = fields.labels as Record<string, string>;
  const used = Object.keys(fields.labels).filter((field) =>
    rows.some(({ values }) => values.some((value) => value.field === field)),
  ) as MappedField[];
  const anyProblem = rows.some(({ problems }) => problems.length > 0);
  if (rows.length === 0) return <p>{text.none}</p>;
  return (
    <ScrollRegion label={text.region} className="-mx-5 overflow-x-auto px-5">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            <th scope="col" className="py-2 pr-4 whitespace-nowrap">
              {text.row}
            </th>
            {anyProblem && (
              <th scope="col" className="min-w-56 py-2 pr-4">
                {text.problems}
              </th>
            )}
            {used.map((field) => (
              <th
                key={field}
                scope="col"
                className={`py-2 pr-4 ${WIDE.has(field) ? 'min-w-56' : 'min-w-28'}`}
              >
                {labels[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, values, problems }) => (
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap text-muted tabular-nums">
                {rowNumber(row)}
              </th>
              {anyProblem && (
                <td className="py-2 pr-4 wrap-anywhere">
                  {values.length === 0 && <p className="font-semibold">{text.unusable}</p>}
                  {problems.map((problem) => (
                    <p key={problem}>{problem}</p>
                  ))}
                </td>
              )}
              {used.map((field) => (
                <td key={field} className="py-2 pr-4 wrap-anywhere whitespace-pre-line">
                  {values.find((value) => value.field === field)?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const WIDE = new Set<string>(['name', 'street', 'website', 'programHighlights', 'levels', 'care']);
