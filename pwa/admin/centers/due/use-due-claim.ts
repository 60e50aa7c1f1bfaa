import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Claim, isOthers } from '#core/staff/claim.ts';
import { askAnew } from '../../../query-client.ts';
import { giveBackClaim, takeClaim } from '../../claims/claim-calls.ts';
import { useSession } from '../../session.ts';
import { centerQuery } from '../center-calls.ts';

/**
 * Whoever has a center of the queue before them is on it, until they go on: the next colleague begins with another.
 * Where a colleague is, it stays theirs. `claim` is undefined until it is known.
 */
export function useDueClaim(id: string | undefined, claim: Claim | null | undefined): void {
  const client = useQueryClient();
  const me = useSession().data?.name ?? '';
  const others = claim !== undefined && isOthers(claim, me);
  const held = useRef<string>(undefined);
  // Before what follows is ended: what a colleague has taken over is not given back.
  useLayoutEffect(() => {
    if (others) held.current = undefined;
  }, [others]);
  const free = claim !== undefined && !others;
  useEffect(() => {
    if (id === undefined || !free) return;
    const center = { subject: 'center', id } as const;
    const taken = takeClaim(center).then(
      () => {
        held.current = id;
      },
      // The queue goes on: a claim is a word among colleagues, and no lock.
      () => undefined,
    );
    void taken.then(() => askAnew(client, { queryKey: centerQuery(id).queryKey }));
    return () => {
      void taken.then(() => (held.current === id ? giveBackClaim(center) : undefined)).catch(() => undefined);
    };
  }, [client, id, free]);
}
