import type { Claim } from '#core/staff/claim.ts';
import type { Column } from '../terminal/table.ts';

/** Who is on each row. */
export function claimColumn<Row extends { claim: Claim | null }>(): Column<Row> {
  return { title: 'On it', value: ({ claim }) => claim?.by, paint: () => 'yellow' };
}
