import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { foldStreet } from '#core/center/fold-street.ts';
import { numberOf } from '#core/center/repairs.ts';
import { compareText, fold, wordsOf } from '#core/fold-text.ts';
import { matchReasons } from '#core/lists/staff-lists.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import type { Candidate } from '#core/staff/submission-review.ts';
import { centerColumns, toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { CentersTable } from '../database/tables.ts';

type Reason = Candidate['reasons'][number];
type Place = Pick<CentersTable, 'name' | 'city' | 'state' | 'street' | 'zip' | 'phone' | 'website'>;

const MOST_CANDIDATES = 5;

/** What a reason adds to a center's score. City and ZIP alone make no candidate: they only tell namesakes apart. */
const weights: Record<Reason, number> = {
  phone: 5,
  name: 5,
  address: 4,
  website: 3,
  similar_name: 2,
  city: 1,
  zip: 1,
};
const CONVINCING = 2;

/**
 * The centers that a listing may be about, unpublished ones too, the likeliest first. None that is made up: the sample
 * goes away with the first import, and what a listing says would go with it.
 */
export function findCandidates(db: Db, listing: ListingPayload): Promise<Candidate[]> {
  return findLikely(db, { ...listing, name: listing.centerName, street: listing.address });
}

/** The same of a center as its fields say it. */
export async function findLikely(db: Db, wanted: Place): Promise<Candidate[]> {
  const scored = (await readLikely(db, wanted))
    .map((place) => ({ place, reasons: compare(wanted, place) }))
    .filter(({ reasons }) => reasons.some((reason) => weights[reason] >= CONVINCING))
    .sort(
      (a, b) =>
        scoreOf(b.reasons) - scoreOf(a.reasons) ||
        compareText(a.place.name, b.place.name) ||
        a.place.id - b.place.id,
    )
    .slice(0, MOST_CANDIDATES);
  if (scored.length === 0) return [];
  const rows = await db
    .selectFrom('centers')
    .select([...centerColumns])
    .where(
      'id',
      'in',
      scored.map(({ place }) => place.id),
    )
    .execute();
  const centers = new Map(rows.map((row) => [row.id, toCenter(row)]));
  return scored.flatMap(({ place, reasons }) => {
    const center = centers.get(place.id);
    return center ? [{ center, reasons }] : [];
  });
}

/** The centers of the state, and those elsewhere that look like the same phone or website. */
function readLikely(db: Db, { state, phone, website }: Place) {
  const digits = numberOf(phone)?.slice(-4);
  const host = hostOf(website);
  return db
    .selectFrom('centers')
    .select(['id', 'name', 'city', 'state', 'street', 'zip', 'phone', 'website'])
    .where('merged_into', 'is', null)
    .where((is) => is.or([is('source', 'is', null), is('source', '!=', SAMPLE_SOURCE)]))
    .where((is) =>
      is.or([
        is('state', '=', state),
        ...(digits ? [is('phone', 'like', `%${digits}%`)] : []),
        ...(host ? [is(is.fn<string>('lower', ['website']), 'like', `%${host}%`)] : []),
      ]),
    )
    .execute();
}

/** Why the two may be the same center. */
function compare(wanted: Place, place: Place): Reason[] {
  const same = (a: string | undefined, b: string | undefined) => a !== undefined && a !== '' && a === b;
  const sameName = same(fold(wanted.name), fold(place.name));
  const sameZip = same(wanted.zip?.slice(0, 5), place.zip?.slice(0, 5));
  const sameCity = wanted.state === place.state && same(fold(wanted.city), fold(place.city));
  const found: Record<Reason, boolean> = {
    phone: same(numberOf(wanted.phone), numberOf(place.phone)),
    name: sameName,
    address: same(streetOf(wanted.street), streetOf(place.street)) && (sameZip || sameCity),
    website: same(hostOf(wanted.website), hostOf(place.website)),
    similar_name: !sameName && areSimilar(wanted.name, place.name),
    city: sameCity,
    zip: sameZip,
  };
  return matchReasons.values.filter((reason) => found[reason]);
}

function scoreOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

function hostOf(website: string | null): string | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  return new URL(website).hostname.replace(/^www\./, '');
}

/** "100 N. Main St., Suite 4" and "100 North Main Street" are one building. */
function streetOf(street: string | null): string | undefined {
  if (!street) return undefined;
  const [line = ''] = fold(street).split(/ (?:suite|ste|unit|apt|floor|room|building|bldg)\b/);
  return foldStreet(line);
}

/** At least half of the words that tell centers apart are in both names. */
function areSimilar(a: string, b: string): boolean {
  const wordsA = tellingWords(a);
  const wordsB = tellingWords(b);
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(wordsA.size, wordsB.size);
}

function tellingWords(name: string): Set<string> {
  return new Set(wordsOf(name).filter((word) => !common.has(word)));
}

/** Words that half of all centers carry in their names. */
const common = new Set(
  'a and at of the inc llc center centers centre recovery treatment health healthcare behavioral services service program house clinic counseling residence residential wellness rehab rehabilitation addiction mental community outpatient hospital'.split(
    ' ',
  ),
);
