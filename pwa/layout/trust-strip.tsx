import { freshnessOf } from '#core/center/freshness.ts';
import { useToday } from '../site/environment.ts';
import { useSiteInfo } from '../site/site-info.ts';
import { useText } from '../text.tsx';

/** What may be said of the centers goes by what our staff has done: see "Words that promise" in the design. */
export function TrustStrip({ className }: { className: string }) {
  const { always, sources, verified } = useText().layout.trust;
  const since = useSiteInfo(({ site }) => site?.mostVerifiedAt) ?? null;
  const today = useToday();
  const ofCenters = freshnessOf({ lastVerifiedAt: since }, today) === 'verified' ? verified : sources;
  return (
    <ul className={`flex flex-wrap gap-x-6 text-sm text-on-header-muted ${className}`}>
      {[...always, ofCenters].map((claim) => (
        <li key={claim} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-lantern" />
          {claim}
        </li>
      ))}
    </ul>
  );
}
