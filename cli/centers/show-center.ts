import { freshnessOf } from '#core/center/freshness.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { proposals as words } from '#core/i18n/en/admin/imports/proposals.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { toRun } from '../command-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { findCenter } from './find-center.ts';
import { describeCenter } from './print-center.ts';
import { describeProposals } from './proposed.ts';
import { describeReports } from './reported.ts';

/** Prints all of a center. */
export async function showCenter(terminal: Terminal, given: string): Promise<void> {
  const { api, address } = await terminal.connect();
  const { center, mergedInto, reports, proposals } = await findCenter(api, given);
  const now = new Date();
  const { record } = centersEditor;
  terminal.printFields({ center, mergedInto, reports, proposals, freshness: freshnessOf(center, now) }, [
    [record.id, center.id],
    ...describeCenter(center, now),
    ['Merged into', mergedInto && `${mergedInto.name} (${mergedInto.id})`],
    [adminReports.title, describeReports(reports.counts)],
    [words.title, describeProposals(proposals)],
    ['Page', `${address}/centers/${center.slug}`],
    [record.added, formatMomentUtc(center.createdAt)],
    [record.changed, formatMomentUtc(center.updatedAt)],
  ]);
  const [first] = proposals;
  if (first) {
    const one = `${center.id} ${first.field}`;
    terminal.note(`To decide: ${toRun(`centers accept ${one}`)}, or ${toRun(`centers dismiss ${one}`)}`);
  }
  terminal.note(
    mergedInto
      ? `It is no longer listed: its address leads to ${mergedInto.id}.`
      : `History: ${toRun(`history --center ${center.id}`)}`,
  );
}
