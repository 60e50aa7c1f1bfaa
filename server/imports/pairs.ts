import type { ImportDetails } from '#core/staff/import-answer.ts';
import { decisionOf, type ImportDecisions } from '#core/staff/import-decisions.ts';
import { toCenterId } from '../database/center-rows.ts';
import { toFields } from './center-fields.ts';
import type { Facility } from './facilities.ts';
import { addressKey } from './facility-key.ts';
import type { Format } from './formats/format.ts';
import type { KnownCenter } from './known-centers.ts';
import type { PreparedImport } from './read-import.ts';
import { keyWithin } from './record-linkage.ts';
import { mergeParts } from './source-record.ts';

/**
 * Takes from the matches those that staff say are two centers. A facility and its center are a pair where not its own
 * source's name for it, nor name and address together, say that they are one: after a move, or under a new name.
 */
export function splitPairs(
  matches: Map<Facility, KnownCenter>,
  { format, details, findings }: Pick<PreparedImport, 'format' | 'details' | 'findings'>,
  decisions: ImportDecisions,
): void {
  for (const [facility, center] of matches) {
    if (center.mergedInto !== null || isCertain(format, facility, center)) continue;
    const id = toCenterId(center.id);
    details?.addPair(facility.at, describePair(format, facility, center));
    const decision = decisionOf(decisions, 'pairs', id);
    if (decision === undefined) findings.openPairs += 1;
    if (decision !== 'refuse') continue;
    matches.delete(facility);
    const { name, city, state } = center;
    findings.refuse('pairs', { ...facility.at, id, name, city, state });
  }
}

function isCertain(format: Format, facility: Facility, center: KnownCenter): boolean {
  const { key, exported } = facility;
  if (exported && (exported.slug ?? exported.id) !== undefined) {
    return exported.slug === undefined ? exported.id === center.id : exported.slug === center.slug;
  }
  if (keyWithin(format, center) === key) return true;
  const record = mergeParts(facility.records, format.parts)!;
  return Boolean(center.street && center.zip) && addressKey(center) === addressKey(record);
}

type Pair = ImportDetails['pairs'][number];

function describePair(format: Format, facility: Facility, center: KnownCenter): Omit<Pair, 'row' | 'file'> {
  const record = mergeParts(facility.records, format.parts)!;
  const { name, city, state, street, zip, phone } = toFields(record);
  const ours = { name: center.name, city: center.city, state: center.state, phone: center.phone };
  // What the source keeps to itself from now on is not told once more.
  const where = record.streetWithheld
    ? { street: null, zip: null }
    : { street: center.street, zip: center.zip };
  return { id: toCenterId(center.id), ...ours, ...where, theirs: { name, city, state, street, zip, phone } };
}
