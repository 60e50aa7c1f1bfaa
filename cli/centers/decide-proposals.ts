import type { Center } from '#core/center/center.ts';
import { proposals as words } from '#core/i18n/en/admin/imports/proposals.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { findCenter } from './find-center.ts';
import { nameCenter, sayUndo } from './print-center.ts';
import { describeProposal } from './proposed.ts';
import { findField } from './typed-fields.ts';

interface Flags {
  source?: string;
}

/** Gives a center what a source says otherwise than staff. */
export function acceptProposals(terminal: Terminal, given: string, fields: string[], flags: Flags) {
  return decideAll(terminal, 'accept', given, fields, flags);
}

/** Keeps what staff said, for good. */
export function dismissProposals(terminal: Terminal, given: string, fields: string[], flags: Flags) {
  return decideAll(terminal, 'dismiss', given, fields, flags);
}

async function decideAll(
  terminal: Terminal,
  action: ProposalAction,
  given: string,
  names: readonly string[],
  { source }: Flags,
): Promise<void> {
  const { api } = await terminal.connect();
  const { center, proposals } = await findCenter(api, given);
  // All of them are found before the first is decided.
  const chosen = names.map((name) => choose(proposals, center, name, source));
  const decided: { field: string; changeId: number | null }[] = [];
  let now = center;
  for (const { id, field } of chosen) {
    const edited = await decide(api, now, id, action);
    now = edited.center;
    decided.push({ field, changeId: edited.changeId });
  }
  terminal.print({ center: now, decided }, () =>
    [
      nameCenter(now),
      ...decided.flatMap(({ changeId }, at) => [
        (action === 'accept' ? words.accepted : words.dismissed)(words.label(chosen[at]!)),
        ...(changeId === null ? [] : [sayUndo(changeId)]),
      ]),
    ].join('\n'),
  );
}

/** Decides one. Throws what the server answers. */
export function decide(
  api: Api,
  { id, updatedAt }: Center,
  proposal: number,
  action: ProposalAction,
): Promise<EditedCenter> {
  const call = api.admin.centers[':id'].proposals[':proposal'][':action'].$post({
    param: { id, proposal: String(proposal), action },
    json: { seenUpdatedAt: updatedAt },
  });
  return reply(call);
}

function choose(
  proposals: readonly Proposal[],
  center: Center,
  name: string,
  source: string | undefined,
): Proposal {
  const field = findField(name);
  const found = proposals.filter(
    (each) => each.field === field && (source === undefined || each.source === source),
  );
  const [first, second] = found;
  if (first && !second) return first;
  const all = (some: readonly Proposal[]) => some.map(describeProposal).join('. ');
  if (second) throw new UsageError(`Several sources propose “${name}”: say by --source which. ${all(found)}`);
  throw new UsageError(
    proposals.length === 0
      ? `No source says anything else of ${nameCenter(center)}.`
      : `Nothing is proposed for “${name}” of ${nameCenter(center)}, but: ${all(proposals)}`,
  );
}
