import { proposals as text } from '#core/i18n/en/admin/imports/proposals.ts';
import { type Proposal, type ProposalAction, proposalActions } from '#core/staff/proposal.ts';

/** What sources say of a center otherwise than staff: both words, and buttons that decide. */
export function ProposalList({
  proposals,
  busy,
  onDecide,
}: {
  proposals: readonly Proposal[];
  busy: boolean;
  onDecide: (proposal: Proposal, action: ProposalAction) => void;
}) {
  return (
    <ul className="space-y-4">
      {proposals.map((proposal) => {
        const label = text.label(proposal);
        return (
          <li key={proposal.id} className="space-y-2">
            <p className="font-semibold">{label}</p>
            <dl className="grid gap-x-3 gap-y-1">
              <Said who={text.ours} value={proposal.ours} />
              <Said who={text.source(proposal)} value={proposal.theirs} />
            </dl>
            <div className="flex flex-wrap gap-2">
              {proposalActions.map((action) => (
                <button
                  key={action}
                  type="button"
                  className="button button-secondary px-4"
                  aria-label={`${text[action]}${text.of(label)}`}
                  disabled={busy}
                  onClick={() => onDecide(proposal, action)}
                >
                  {text[action]}
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Said({ who, value }: { who: string; value: string }) {
  return (
    <div>
      <dt className="text-sm">{who}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">{value || text.nothing}</dd>
    </div>
  );
}
