import type { Insertable } from 'kysely';
import { makeSlug } from '#core/center/slug.ts';
import { insuranceTypes, levels, modalities, populations, states } from '#core/lists/public-lists.ts';
import { problemKinds } from '#core/lists/report-kinds.ts';
import { changeActions, notificationStatuses, submissionStatuses } from '#core/lists/staff-lists.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { fieldsToRow } from '#server/database/center-rows.ts';
import { type Db, openDatabase } from '#server/database/db.ts';
import type { Database } from '#server/database/tables.ts';
import { contactPayload, listingPayload } from '#server/testing/messages.ts';
import { SeededRandom } from '../data/seeded-random.ts';

/** As many of each as a busy instance has after a year or two. */
export const SIZES = {
  centers: 20_000,
  calls: 100_000,
  submissions: 4000,
  matchingRequests: 4000,
  notifications: 12_000,
  changes: 30_000,
  reports: 20_000,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fills a new database with made-up centers and a busy year of staff; the same at each run but for the dates. */
export async function makeUpInstance(databaseFile: string, now: Date): Promise<void> {
  const db = await openDatabase(databaseFile);
  const random = new SeededRandom(2026);
  const past = (days: number) => new Date(now.getTime() - random.next() * days * DAY_MS).toISOString();
  try {
    await fill(db, 'centers', SIZES.centers, (i) => madeUpCenter(i, random, past));
    await fill(db, 'call_logs', SIZES.calls, (i) => {
      // A few centers get most of the calls.
      const center_id = 1 + Math.floor(random.next() ** 2 * SIZES.centers);
      return {
        id: uuid(random),
        center_id,
        center_name: `Harbor Point Recovery ${center_id}`,
        center_phone: `205-555-${String(i % 10_000).padStart(4, '0')}`,
        clicked_at: past(365),
        user_city: random.chance(0.3) ? 'Springfield' : null,
        user_state: random.chance(0.5) ? random.pick(states.values) : null,
        user_agent: random.pick(['Mobile', 'Chrome', 'Safari', 'Firefox', 'Other']),
        referrer_url: random.chance(0.9) ? `/centers/harbor-point-recovery-${center_id}` : null,
      };
    });
    await fill(db, 'submissions', SIZES.submissions, (i) => madeUpSubmission(i, random, past));
    await fill<'matching_requests'>(db, 'matching_requests', SIZES.matchingRequests, (i) => ({
      id: `m${i}`,
      state: random.pick(states.values),
      zip: '78701',
      age_band: '26_64',
      primary_need: 'DUAL_DIAGNOSIS',
      levels_of_care: '["DETOX"]',
      insurance_type: 'MEDICAID',
      travel_willingness: 'NEARBY_STATES',
      contact_preference: 'TEXT_ME',
      contact_info: '512-555-0142',
      user_phone: null,
      created_at: past(365),
      ...(random.chance(0.97) ? { handled_at: past(300), handled_by: 'Rita Reviewer' } : {}),
    }));
    await fill<'notifications'>(db, 'notifications', SIZES.notifications, (i) => ({
      id: uuid(random),
      audience: random.pick(['staff', 'submitter']),
      kind: 'received',
      submission_id: i % 3 === 0 ? null : `s${i % SIZES.submissions}`,
      matching_request_id: i % 3 === 0 ? `m${i % SIZES.matchingRequests}` : null,
      subject: 'New listing: Harbor Point',
      recipient: 'staff@harborlight.example',
      status: random.pick(notificationStatuses.values),
      attempts: 1,
      next_attempt_at: null,
      last_error: null,
      created_at: past(365),
      sent_at: null,
    }));
    await fill<'center_reports'>(db, 'center_reports', SIZES.reports, () => ({
      id: uuid(random),
      center_id: 1 + Math.floor(random.next() ** 2 * SIZES.centers),
      kind: random.chance(0.7) ? 'WORKS' : random.pick(problemKinds),
      comment: null,
      created_at: past(365),
      ...(random.chance(0.5) ? { handled_at: past(300), handled_by: 'Rita Reviewer' } : {}),
    }));
    const before = JSON.stringify(madeUpCenter(1, random, past));
    await fill<'changes'>(db, 'changes', SIZES.changes, (i) => ({
      subject: 'center',
      subject_id: String(1 + (i % SIZES.centers)),
      title: `Harbor Point Recovery ${1 + (i % SIZES.centers)}`,
      action: random.pick(changeActions.values),
      actor: random.pick(['Rita Reviewer', 'Ada Admin']),
      channel: 'web',
      at: past(365),
      before,
    }));
  } finally {
    await db.destroy();
  }
}

/** In slices: SQLite takes so many values in one statement. */
async function fill<T extends keyof Database>(
  db: Db,
  table: T,
  count: number,
  row: (index: number) => Insertable<Database[T]>,
): Promise<void> {
  const SLICE = 500;
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < count; start += SLICE) {
      const rows = Array.from({ length: Math.min(SLICE, count - start) }, (_, i) => row(start + i));
      await tx
        .insertInto(table as 'call_logs')
        .values(rows as unknown as Insertable<Database['call_logs']>[])
        .execute();
    }
  });
}

/** As full as those of the real directory. */
function madeUpCenter(
  i: number,
  random: SeededRandom,
  past: (days: number) => string,
): Insertable<Database['centers']> {
  const some = <V extends string>(values: readonly V[]) =>
    values.filter(() => random.chance(0.4)) as [V, ...V[]];
  const fields = {
    ...nothingKnown,
    // Some stand twice in the directory, for staff to merge.
    name: `Harbor Point Recovery ${random.chance(0.02) ? i - 1 : i}`,
    city: 'Springfield',
    state: states.values[i % states.values.length]!,
    street: `${i} Lighthouse Road, Suite ${i % 40}`,
    zip: String(1000 + ((i * 37) % 98_000)).padStart(5, '0'),
    phone: `205-555-${String(i % 10_000).padStart(4, '0')}`,
    website: `https://harbor-${i}.example`,
    programHighlights: `Settings: outpatient, short-term residential.\n${'Special programs: young adults, older adults, people in the justice system.\n'.repeat(6)}`,
    languages: ['English', 'Spanish'],
    levels: some(levels.values).map((level) => ({ level })),
    populations: some(populations.values).map((population) => ({ population })),
    modalities: some(modalities.values).map((modality) => ({ modality })),
    insurance: some(insuranceTypes.values).map((insurance) => ({ insurance })),
    accreditations: [{ name: 'CARF' }],
  };
  return {
    ...fieldsToRow(fields),
    slug: `${makeSlug(fields)}-${i}`,
    review_status: random.chance(0.03) ? 'UNPUBLISHED' : random.chance(0.05) ? 'NEEDS_REVIEW' : 'PUBLISHED',
    source: 'Made-up directory',
    source_year: 2026,
    last_verified_at: random.chance(0.3) ? past(400) : null,
    created_at: past(400),
    updated_at: past(100),
  };
}

/** This submission waits for a decision: the centers that it may be about are looked for. */
export const OPEN_LISTING = 42;

function madeUpSubmission(
  i: number,
  random: SeededRandom,
  past: (days: number) => string,
): Insertable<Database['submissions']> {
  const isOpen = i === OPEN_LISTING;
  const type = isOpen ? 'NEW_CENTER' : random.pick(['NEW_CENTER', 'UPDATE_CENTER', 'CONTACT'] as const);
  const payload =
    type === 'CONTACT'
      ? contactPayload
      : { ...listingPayload, type, centerName: `Harbor Point Recovery ${i}` };
  const decided = random.chance(0.9) ? 'APPROVED' : random.pick(submissionStatuses.values);
  const status = isOpen ? 'NEW' : decided;
  return {
    id: `s${i}`,
    type,
    status,
    payload_json: JSON.stringify(payload),
    created_at: past(365),
    processed_at: status === 'APPROVED' ? past(300) : null,
  };
}

/** As random as the ids of messages are. */
function uuid(random: SeededRandom): string {
  const digits = Array.from({ length: 32 }, () => random.from(0, 15).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
