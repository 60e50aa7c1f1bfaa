import { useCopyStatus } from '../directory/directory-client.ts';
import { useOnline } from '../site/use-online.ts';
import { useText } from '../text.tsx';

/** The one line that tells offline from online. Screen readers hear it when it appears. */
export function OfflineBanner() {
  const { offline } = useText();
  const online = useOnline();
  const { known, copy, partial } = useCopyStatus();
  const text = copy ? offline.banner : partial ? offline.bannerPartial : offline.bannerEmpty;
  return (
    <div role="status">
      {!online && known && (
        <p className="border-b border-line bg-action-soft text-ink">
          <span className="wrap block py-2">{text}</span>
        </p>
      )}
    </div>
  );
}
