import { CenterRecords } from '#core/hsds/center-records.ts';
import { exampleCenter } from '../examples/data-examples.ts';
import { nameId } from '../open-data/hsds-id.ts';

const records = new CenterRecords(nameId);
const { id, taxonomy_id } = records.taxonomies.terms.get(exampleCenter.levels[0]!.level)!;

/** Parameters that all together leave the center that the documentation shows. */
export const exampleQuery = {
  search: 'recovery birm',
  organization_id: records.id(exampleCenter, 'organization'),
  taxonomy_id,
  taxonomy_term_id: id,
  modified_after: '2026-11-01T00:00:00Z',
};
