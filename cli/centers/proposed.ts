import { proposals as words } from '#core/i18n/en/admin/imports/proposals.ts';
import type { Proposal } from '#core/staff/proposal.ts';
import { formatChanges } from '../terminal/changes.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';

/** "Phone: ours “512-555-0100”; SAMHSA National Directory, 2023 “512-555-0111”", a line each. */
export function describeProposals(proposals: readonly Proposal[]): string {
  return proposals.map(describeProposal).join('\n');
}

export function describeProposal(proposal: Proposal): string {
  const { ours, theirs } = proposal;
  const said = (value: string) => (value === '' ? words.nothing.toLowerCase() : `“${value}”`);
  return `${words.label(proposal)}: ours ${said(ours)}; ${words.source(proposal)} ${said(theirs)}`;
}

/** For who calls a center: what sources say otherwise, for standard error. */
export function formatProposals(proposals: readonly Proposal[], width: number): string[] {
  if (proposals.length === 0) return [];
  const changes = proposals.map((each) => ({
    label: words.label(each),
    before: each.ours,
    after: each.theirs,
  }));
  return [
    ...wrapText(safeText(words.due(proposals)), width).map((line) => paint('yellow', line, process.stderr)),
    formatChanges(changes, width, process.stderr),
  ];
}
