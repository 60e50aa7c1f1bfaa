import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { FoldedList } from './folded-list.tsx';
import { Place } from './row-lists.tsx';

/** What stays as it is, since staff refused it. */
export function RefusedList({ refused }: Pick<ImportAnswer, 'refused'>) {
  const { columns } = bulkImport;
  const { refused: words, kinds } = importReview;
  return (
    <FoldedList
      title={words.title}
      text={words.text}
      open={refused.length <= 10}
      count={refused.length}
      items={refused}
      fileName="import-refused.csv"
      table={(all) => [
        [columns.row, columns.id, columns.name, columns.city, columns.state, columns.reason],
        ...all.map(({ row, id, name, city, state, kind }) => [
          ...[String(row), id ?? '', name, city, state, kinds[kind].title],
        ]),
      ]}
    >
      {({ kind, ...at }) => (
        <p>
          <Place {...at} /> <span className="text-muted">{kinds[kind].title}</span>
        </p>
      )}
    </FoldedList>
  );
}
