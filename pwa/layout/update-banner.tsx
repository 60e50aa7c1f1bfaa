import { reloadForUpdate, useAppUpdate } from '../site/app-update.ts';
import { useText } from '../text.tsx';

/** A new version of the app offers itself; it never reloads while someone types. */
export function UpdateBanner() {
  const { update } = useText().layout;
  const ready = useAppUpdate((state) => state.ready);
  return (
    <div role="status" className="sticky bottom-0 z-40">
      {ready && (
        <div className="border-t border-line bg-card shadow-lg">
          <div className="wrap flex items-center justify-between gap-4 py-3">
            <p className="font-semibold">{update.ready}</p>
            <button type="button" className="button button-primary" onClick={reloadForUpdate}>
              {update.reload}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
