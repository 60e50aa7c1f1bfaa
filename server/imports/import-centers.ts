import type { Channel } from '#core/lists/staff-lists.ts';
import type { Prefer } from '#core/staff/decision-kinds.ts';
import { type ImportDecisions, noDecisions } from '#core/staff/import-decisions.ts';
import type { ImportReport } from '#core/staff/import-report.ts';
import { AppError } from '../app-error.ts';
import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { ANOTHER_WRITES, writeTransaction } from '../database/write-transaction.ts';
import { recordChange } from '../history/changes.ts';
import type { Plan } from './changes-to-make.ts';
import { countReport } from './count-report.ts';
import { planEdits } from './export-edits.ts';
import { Fingerprint } from './fingerprint.ts';
import { type KnownCenter, loadKnownCenters } from './known-centers.ts';
import { planImport } from './plan.ts';
import {
  type OnProgress,
  type PreparedImport,
  type ReadImportOptions,
  readImport,
  refuseErrors,
} from './read-import.ts';
import { insertCenters, type Run, removeSample, updateCenters } from './write.ts';

interface WriteImportOptions {
  /** Finds out what would be done, and does nothing. */
  dryRun?: boolean;
  skipInvalid?: boolean;
  /**
   * What becomes of centers that a complete directory no longer lists. Where this is not given they are marked,
   * unless they are so many that the file is more likely a part of the directory: then it is an error.
   */
  missing?: 'mark' | 'ignore';
  /** Whose word stands where the source says otherwise than staff; without it, theirs. */
  prefer?: Prefer;
  /** What staff decided of a preview. */
  decisions?: ImportDecisions | undefined;
  /** The fingerprint of the preview that somebody has seen: nothing is imported where something else would be done. */
  previewed?: string;
  /** Who imports: a staff account, or the user of the terminal. */
  actor: string;
  channel: Channel;
  onProgress?: OnProgress;
  /** Called when all is written but for the commit; where it throws, nothing was. */
  beforeCommit?: () => void;
  now?: Date;
}

export type ImportOptions = ReadImportOptions & WriteImportOptions;

/**
 * Imports files of one source in one transaction: either all that the report says has happened or, where it
 * throws, nothing. Throws an AppError that names file, row and column of all that is wrong.
 */
export async function importFiles(db: Db, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const report = await writeImport(db, await readImport(options), options);
  report.seconds = secondsSince(started);
  return report;
}

/** Writes what `readImport` has read. The report's seconds are those of this step. */
export async function writeImport(
  db: Db,
  prepared: PreparedImport,
  options: WriteImportOptions,
): Promise<ImportReport> {
  const started = performance.now();
  const { dryRun = false, beforeCommit, decisions } = options;
  if (!dryRun) refuseNothing(prepared);
  const work = async (transaction: Db) => {
    const known = await loadKnownCenters(transaction);
    const plan = planImport(prepared, known, { markMissing: options.missing !== 'ignore', decisions });
    refuseErrors(prepared.findings, options.skipInvalid ?? false);
    await planEdits(transaction, plan, prepared);
    const decided = options.missing ?? decisions?.kinds.delisted;
    if (decided === undefined) refuseManyMissing(plan, known, prepared);
    const report = describePlan(plan, prepared, dryRun);
    report.sampleRemoved = await removeSample(transaction);
    await writePlan(transaction, plan, prepared, options, report);
    // The same work, undone: nobody can say more exactly what an import would do.
    if (dryRun) delete report.importId;
    report.seconds = secondsSince(started);
    return report;
  };
  return writeTransaction(db, work, { keep: !dryRun, beforeCommit, busyMessage: ANOTHER_WRITES });
}

/** An import of nothing would take the sample away, and mark every center of a directory as missing. */
function refuseNothing({ facilities, findings, files }: PreparedImport): void {
  if (facilities.size > 0) return;
  refuseErrors(findings, false);
  const names = files.map(({ name }) => name).join(', ');
  throw new AppError(
    422,
    'nothing_to_import',
    `${names}: every row was left out, so nothing was imported.`,
    findings.leftOut.map(({ reason }) => ({ path: names, message: reason })),
  );
}

/** Centers of a real directory come and go, but not by the hundred and a quarter of all at once. */
const MANY = { count: 100, share: 0.25 };

function refuseManyMissing(
  { missing }: Plan,
  known: readonly KnownCenter[],
  { format }: PreparedImport,
): void {
  const all = known.filter((center) => center.source === format.source).length;
  if (missing.length <= MANY.count || missing.length <= MANY.share * all) return;
  throw new AppError(
    409,
    'many_missing',
    `${missing.length} of the ${all} centers from ${format.source} are not in these files. ` +
      'Say whether they are to be marked as missing, or the files hold only a part of the directory.',
  );
}

async function writePlan(
  transaction: Db,
  plan: Plan,
  { format, files, findings, details }: PreparedImport,
  options: WriteImportOptions,
  report: ImportReport,
): Promise<void> {
  const { actor, channel, onProgress, previewed, decisions = noDecisions } = options;
  const { prefer = 'staff', skipInvalid = false, now = new Date() } = options;
  const total = plan.added.length + plan.changed.length;
  const fingerprint = new Fingerprint();
  report.fingerprint = String(fingerprint);
  if (total === 0 && previewed !== undefined) fingerprint.refuseOther(previewed);
  // An import that changes nothing leaves nothing behind.
  if (total === 0 && report.sampleRemoved === 0) return;
  const at = now.toISOString();
  const names = files.map(({ name }) => name);
  const { id } = await transaction
    .insertInto('imports')
    .values({
      source: format.source,
      files: JSON.stringify(names),
      actor,
      channel,
      at,
      report: '{}',
      counts: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(
    transaction,
    { subject: 'import', id, title: names.join(', '), action: 'create', before: null },
    { name: actor, channel },
    now,
  );
  const { source, checked } = format;
  const who = { importId: id, source, actor, channel, at };
  const run: Run = { ...who, checked, prefer, decisions, fingerprint, details };
  report.importId = id;
  const { different, same } = await updateCenters(transaction, plan.changed, run, findings, (done) =>
    onProgress?.(done, total, 'writing'),
  );
  report.centers.changed = different;
  report.centers.unchanged += same;
  report.centers.new = await insertCenters(transaction, plan.added, run, findings, (done) =>
    onProgress?.(plan.changed.length + done, total, 'writing'),
  );
  refuseErrors(findings, skipInvalid);
  if (previewed !== undefined) fingerprint.refuseOther(previewed);
  report.fingerprint = String(fingerprint);
  report.warnings = findings.warnings;
  report.withheld = findings.withheld;
  if (options.decisions) report.decisions = options.decisions;
  await transaction
    .updateTable('imports')
    .set({ report: JSON.stringify(report), counts: JSON.stringify(countReport(report)) })
    .where('id', '=', id)
    .execute();
}

function describePlan(plan: Plan, prepared: PreparedImport, dryRun: boolean): ImportReport {
  const { format, files, merged, findings } = prepared;
  return {
    source: format.source,
    format: format.name,
    complete: format.complete,
    dryRun,
    files,
    rows: files.reduce((sum, file) => sum + file.rows, 0),
    merged,
    withheld: [],
    // The same list to which is added what is refused while it is written.
    refused: findings.refused,
    ...(findings.openPairs > 0 && { openPairs: findings.openPairs }),
    centers: {
      new: 0,
      changed: 0,
      unchanged: plan.unchanged,
      missing: plan.missing.length,
      stillMissing: plan.stillMissing,
    },
    missingCenters: plan.missing.map(({ id, name, city, state }) => ({
      id: toCenterId(id),
      name,
      city,
      state,
    })),
    leftOut: findings.leftOut,
    warnings: findings.warnings,
    errors: findings.errors,
    sampleRemoved: 0,
    seconds: 0,
  };
}

function secondsSince(started: number): number {
  return Math.round(performance.now() - started) / 1000;
}
