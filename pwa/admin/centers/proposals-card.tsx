import { useQuery } from '@tanstack/react-query';
import type { Center } from '#core/center/center.ts';
import { proposals as text } from '#core/i18n/en/admin/imports/proposals.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { besideQuery } from './center-calls.ts';
import { ProposalList } from './proposal-list.tsx';

/** Beside the editor: what sources say otherwise than staff. */
export function ProposalsCard({
  center,
  busy,
  onDecide,
}: {
  center: Center;
  busy: boolean;
  onDecide: (proposal: Proposal, action: ProposalAction) => void;
}) {
  const { proposals = [] } = useQuery(besideQuery(center)).data ?? {};
  if (proposals.length === 0) return null;
  return (
    <section className="card space-y-3 border-l-8 border-l-lantern p-4">
      <h2 className="text-lg">{text.title}</h2>
      <p className="text-sm text-muted">{text.text}</p>
      <ProposalList proposals={proposals} busy={busy} onDecide={onDecide} />
    </section>
  );
}
