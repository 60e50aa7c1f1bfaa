import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { dueSince } from '#core/center/freshness.ts';
import { dueGuides } from '#core/guide/due.ts';
import { formatBytes, formatMomentUtc, formatNumber, formatShortDate } from '#core/i18n/format.ts';
import { type ListingFlaw, listingFlaws } from '#core/lists/staff-lists.ts';
import { LONG_WAIT_MS } from '#core/staff/describe-system.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { isBackupOld, readLastBackup } from '../backup/backup-age.ts';
import { readFlaws } from '../centers/listing-flaws.ts';
import type { Db } from '../database/db.ts';
import { readGuides } from '../guides/guide-rows.ts';
import { findLeftOpen } from '../imports/withheld/left-open.ts';
import { readQueue } from '../mail/notifications-query.ts';
import { countFailed, newestImport, readDirectoryAge } from '../monitoring/system-data.ts';
import type { Settings } from '../settings/settings.ts';
import { checkClock } from './check-clock.ts';
import { failed, ok, warning } from './findings.ts';

/** What is in the database that staff should know. */
export async function checkContent(db: Db, settings: Settings, now: Date): Promise<DoctorCheck[]> {
  return [
    await checkClock(db, now),
    await checkDirectory(db, now),
    await checkListings(db),
    await checkWithheld(db),
    await checkGuides(db, now),
    await checkBackup(db, settings, now),
    await checkMails(db, now),
  ];
}

async function checkDirectory(db: Db, now: Date): Promise<DoctorCheck> {
  const { centers, sources, sample, newestVerifiedAt: verified } = await readDirectoryAge(db, now);
  const imported = await newestImport(db);
  const load = 'Import the real directory: harborlight import FILE...';
  if (centers === 0) return warning('directory', 'The public finds no center at all.', load);
  if (sample) {
    const made = sources.find(({ name }) => name === SAMPLE_SOURCE)?.centers;
    return warning('directory', `The sample directory is shown: ${made} centers that are not real.`, load);
  }
  const known = [
    `${formatNumber(centers)} centers`,
    imported && `imported ${formatShortDate(imported)}`,
    verified && `last verified ${formatShortDate(verified)}`,
  ];
  const message = `${known.filter(Boolean).join(', ')}.`;
  const newest = [imported, verified]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  if (newest !== undefined && new Date(newest) > dueSince(now)) return ok('directory', message);
  return warning(
    'directory',
    `${message} Nothing was imported or verified in the last 6 months.`,
    'Import the latest directory, and call those that are due: harborlight centers verify --due.',
  );
}

/** Of one, and of several. */
const flawWords: Record<ListingFlaw, readonly [string, string]> = {
  phone: ['unusable phone', 'unusable phones'],
  website: ['website that is none', 'websites that are none'],
  place: ['place that is far from its city', 'places that are far from their cities'],
};

/** What files brought in before they were read as they are now, and what no rule can put right by itself. */
async function checkListings(db: Db): Promise<DoctorCheck> {
  const flaws = await readFlaws(db);
  const found = listingFlaws.values.filter((flaw) => flaws[flaw].length > 0);
  if (found.length === 0)
    return ok('listings', 'Every phone can be dialed, and every ZIP code is where its city is.');
  const counts = found.map((flaw) => {
    const { length } = flaws[flaw];
    return `${formatNumber(length)} ${flawWords[flaw][length === 1 ? 0 : 1]}`;
  });
  const commands = found.map((flaw) => `harborlight centers search --flaw ${flaw}`);
  return warning('listings', `${counts.join(', ')}.`, `See which, and correct them: ${commands.join('; ')}.`);
}

/** Where an older version left an address to be seen that its source keeps to itself, somebody may be in danger. */
async function checkWithheld(db: Db): Promise<DoctorCheck> {
  const { length } = await findLeftOpen(db);
  if (length === 0) return ok('withheld', 'No address is shown that its source keeps to itself.');
  const shown =
    length === 1
      ? '1 center shows an address that its source keeps to itself'
      : `${formatNumber(length)} centers show addresses that their sources keep to themselves`;
  const todo =
    'On the machine of the database, run: harborlight doctor --repair. It names them, and the history can take it back.';
  return failed('withheld', `${shown}.`, todo);
}

/** Each version of a guide counts: it is read again by itself. */
async function checkGuides(db: Db, now: Date): Promise<DoctorCheck> {
  const guides = await readGuides(db);
  const due = dueGuides(guides, now).length;
  if (due === 0) return ok('guides', `None of ${guides.length} is due to be read again.`);
  return warning(
    'guides',
    `${due} of ${guides.length} due to be read again.`,
    'See which: harborlight guides due.',
  );
}

async function checkBackup(db: Db, settings: Settings, now: Date): Promise<DoctorCheck> {
  const last = await readLastBackup(db);
  const todo = 'Take one, and keep it on another machine: harborlight backup FILE.';
  if (!last) return warning('backup', 'There is no backup.', todo);
  const { BACKUP_EVERY_HOURS: hours } = settings;
  const message = `The last one: ${formatMomentUtc(last.at)}, by ${last.actor}, ${formatBytes(last.bytes)}.`;
  if (!isBackupOld(last, settings, now)) return ok('backup', message);
  if (hours === undefined) return warning('backup', message, todo);
  return warning('backup', `${message} One is due every ${hours} hours.`, `See why none was made. ${todo}`);
}

async function checkMails(db: Db, now: Date): Promise<DoctorCheck> {
  const count = await countFailed(db, 'notifications', now, 7);
  const { queued, oldestQueuedAt } = await readQueue(db);
  const isStuck = oldestQueuedAt !== null && now.getTime() - Date.parse(oldestQueuedAt) > LONG_WAIT_MS;
  const found = [
    count > 0 && `${count} failed in the last 7 days`,
    isStuck && `${queued} wait, the first since ${formatMomentUtc(oldestQueuedAt)}`,
  ].filter(Boolean);
  if (found.length > 0) {
    const todo = 'See why: harborlight notifications list. A server that runs sends what waits.';
    return warning('mails', `${found.join('; ')}.`, todo);
  }
  return ok('mails', queued > 0 ? `None failed; ${queued} wait to be sent.` : 'None failed, none waits.');
}
