import { useCopyStatus } from '../directory/directory-client.ts';
import { useOnline } from '../directory/use-online.ts';
import { usePageData } from '../site/page-data.ts';
import { useText } from '../text.tsx';

/** The one line that tells offline from online. Screen readers hear it when it appears. */
export function OfflineBanner() {
  const { offline } = useText();
  const online = useOnline();
  const { known, copy, partial, placesBytes, lacking } = useCopyStatus();
  const whole = placesBytes !== null && lacking.length === 0;
  const withCopy = whole ? offline.banner : offline.bannerMost;
  const drawnOffline = usePageData().offline === true;
  const isTold = known && placesBytes !== undefined;
  // Till then it is one that was drawn of a whole copy.
  const text = copy || !isTold ? withCopy : partial ? offline.bannerPartial : offline.bannerEmpty;
  return (
    <div role="status">
      {/* Where the page was drawn with it nothing moves under a thumb when more is known. */}
      {!online && (isTold || drawnOffline) && (
        <p className="border-b border-line bg-action-soft text-ink">
          <span className="wrap block py-1 text-sm leading-tight sm:py-2">{text}</span>
        </p>
      )}
    </div>
  );
}
