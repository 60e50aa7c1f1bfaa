import type { ComponentProps, ReactNode } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import type { ImportAnswer, ImportDetails } from '#core/staff/import-answer.ts';
import { FieldChanges } from '../parts/field-changes.tsx';
import { FoldedList } from './folded-list.tsx';

/** So many warnings hide nothing that stands below them. */
const FEW = 10;
/** So many addresses leave the counts and the choices in reach: the others are asked for. */
const FIRST_WITHHELD = 5;

/** Whose address is withheld from now on: what may harm people stands before all else. */
export function WithheldList({ withheld }: Pick<ImportAnswer, 'withheld'>) {
  const { withheld: words } = bulkImport.lists;
  return (
    <CenterList
      {...words}
      open
      first={FIRST_WITHHELD}
      count={withheld.length}
      items={withheld}
      fileName="import-withheld.csv"
    />
  );
}

/** What is wrong or odd, row by row. */
export function ProblemLists({ answer }: { answer: ImportAnswer }) {
  const { lists, columns } = bulkImport;
  const { errors, warnings, counts } = answer;
  return (
    <>
      <FoldedList
        {...lists.errors}
        open
        // A row may have several, so they are more than the rows with errors.
        count={errors.length}
        items={errors}
        fileName="import-errors.csv"
        table={(all) => [[columns.row, columns.error], ...all.map(({ row, error }) => [String(row), error])]}
      >
        {({ row, error }) => <RowLine row={row}>{error}</RowLine>}
      </FoldedList>
      <FoldedList
        {...lists.warnings}
        open={errors.length === 0 && warnings.length <= FEW}
        count={counts.warnings}
        items={warnings}
        fileName="import-warnings.csv"
        table={(all) => [
          [columns.row, columns.warning],
          ...all.map(({ row, warning }) => [String(row), warning]),
        ]}
      >
        {({ row, warning }) => <RowLine row={row}>{warning}</RowLine>}
      </FoldedList>
    </>
  );
}

/** What would become of each center. */
export function DetailLists({ answer, details }: { answer: ImportAnswer; details: ImportDetails }) {
  const { lists, columns } = bulkImport;
  const { counts } = answer;
  const center = [columns.name, columns.city, columns.state];
  return (
    <>
      <FoldedList
        {...lists.changed}
        count={counts.changed}
        items={details.changed}
        fileName="import-changed.csv"
        table={(all) => [
          [columns.row, columns.id, ...center, columns.field, columns.before, columns.after],
          ...all.flatMap(({ row, id, changes, ...at }) =>
            changes.map(({ field, before, after }) => [
              ...[String(row), id, ...placeCells(at)],
              ...[nameField(field, lists.status), before, after],
            ]),
          ),
        ]}
      >
        {({ row, changes, ...at }) => (
          <div className="space-y-2">
            <RowLine row={row}>
              <Place {...at} />
            </RowLine>
            <FieldChanges
              changes={changes.map(({ field, ...values }) => ({
                label: nameField(field, lists.status),
                ...values,
              }))}
            />
          </div>
        )}
      </FoldedList>
      <FoldedList
        {...lists.new}
        count={counts.new}
        items={details.new}
        fileName="import-new.csv"
        table={(all) => [
          [columns.row, ...center],
          ...all.map(({ row, ...at }) => [String(row), ...placeCells(at)]),
        ]}
      >
        {({ row, ...at }) => (
          <RowLine row={row}>
            <Place {...at} />
          </RowLine>
        )}
      </FoldedList>
      <FoldedList
        {...lists.missing}
        count={counts.missing}
        items={details.missing}
        fileName="import-missing.csv"
        table={(all) => [[columns.id, ...center], ...all.map(({ id, ...at }) => [id, ...placeCells(at)])]}
      >
        {(at) => <Place {...at} />}
      </FoldedList>
      <FoldedList
        {...lists.duplicates}
        count={counts.duplicates}
        items={details.duplicates}
        fileName="import-duplicates.csv"
        table={(all) => [
          [columns.row, columns.name, columns.sameAs],
          ...all.map(({ row, name, sameAs }) => [String(row), name, String(sameAs)]),
        ]}
      >
        {({ row, name, sameAs }) => (
          <RowLine row={row}>
            {name} <span className="text-muted">{lists.sameAs(sameAs)}</span>
          </RowLine>
        )}
      </FoldedList>
      <FoldedList
        {...lists.leftOut}
        count={counts.leftOut}
        items={details.leftOut}
        fileName="import-left-out.csv"
        table={(all) => [
          [columns.row, columns.reason],
          ...all.map(({ row, reason }) => [String(row), reason]),
        ]}
      >
        {({ row, reason }) => <RowLine row={row}>{reason}</RowLine>}
      </FoldedList>
      <CenterList
        {...lists.unchanged}
        count={counts.unchanged}
        items={details.unchanged}
        fileName="import-unchanged.csv"
      />
    </>
  );
}

/** Centers of the directory, and in which row each stands. */
function CenterList(
  list: Omit<ComponentProps<typeof FoldedList<At & { row: number; id: string }>>, 'table' | 'children'>,
) {
  const { columns } = bulkImport;
  return (
    <FoldedList
      {...list}
      table={(all) => [
        [columns.row, columns.id, columns.name, columns.city, columns.state],
        ...all.map(({ row, id, ...at }) => [String(row), id, ...placeCells(at)]),
      ]}
    >
      {({ row, ...at }) => (
        <RowLine row={row}>
          <Place {...at} />
        </RowLine>
      )}
    </FoldedList>
  );
}

/** What staff call a field of a center. */
export function nameField(field: string, status: string): string {
  return field === 'reviewStatus' ? status : (centerFieldLabels as Record<string, string>)[field]!;
}

interface At {
  name: string;
  city: string;
  state: string;
}

export function Place({ name, city, state }: At) {
  return (
    <>
      <span className="font-semibold">{name}</span>{' '}
      <span className="text-muted">
        {city}, {state}
      </span>
    </>
  );
}

function placeCells({ name, city, state }: At): string[] {
  return [name, city, state];
}

function RowLine({ row, children }: { row: number; children: ReactNode }) {
  const { lists } = bulkImport;
  return (
    <p className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
      <span className="text-muted tabular-nums">{lists.rowNumber(row)}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
