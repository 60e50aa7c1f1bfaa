import { useRef } from 'react';
import { claimText } from '#core/i18n/en/admin/claims.ts';
import type { Claim } from '#core/staff/claim.ts';
import { About } from '../parts/about.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';
import { useStill } from '../parts/use-still.ts';
import { useSession } from '../session.ts';
import { type Claimable, useClaim } from './claim-calls.ts';

/** Who is on something, and since when; to take it on, to give it back, or to take it over from a colleague. */
export function ClaimBar({
  claim,
  about,
  said,
  ...claimable
}: Claimable & {
  claim: Pick<Claim, 'by' | 'since'> | null;
  /** What it is called, for those who hear the button alone. */
  about: string;
  /** Another sentence for who is on it. */
  said?: string;
}) {
  const text = claimText;
  const me = useSession().data?.name;
  const act = useClaim(claimable);
  const bar = useRef<HTMLDivElement>(null);
  const kind = claim === null ? 'take' : claim.by === me ? 'giveBack' : 'takeOver';
  // The second half of a double click gives nothing back.
  useStill(bar, kind);
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {claim && (
        <p className={kind === 'takeOver' ? 'font-semibold' : undefined}>
          {said ??
            (kind === 'giveBack'
              ? text.mine(formatOwnMoment(claim.since))
              : text.others(claim.by, formatOwnMoment(claim.since)))}
        </p>
      )}
      <button
        type="button"
        className="button button-secondary px-4"
        disabled={act.isPending}
        onClick={() => act.mutate(kind)}
      >
        {text[kind]}
        <About>{about}</About>
      </button>
    </div>
  );
}
