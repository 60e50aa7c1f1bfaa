import { useRef } from 'react';
import { useNotices } from '../components/notices.ts';
import { useBottomBar } from '../components/use-bottom-bar.ts';
import { useAppUpdate } from '../site/app-update.ts';
import { pageText } from '../text.tsx';

const useNoticesText = pageText('noticesText');

/** A new version of the app offers itself; it never reloads while someone types. */
export default function UpdateBanner() {
  const { update } = useNoticesText();
  // A notice lies at the same place, and is of now: the offer can wait.
  const hidden = useNotices(({ current }) => current !== undefined);
  const waiting = useAppUpdate((state) => state.load);
  const load = hidden ? undefined : waiting;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, load);
  return (
    <div ref={bar} role="status" className="fixed inset-x-0 bottom-0 z-40 short:static">
      {load && (
        <div className="border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-lg">
          <div className="wrap flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
            <p className="mr-auto font-semibold">{update.ready}</p>
            {/* It is offered again with the next page that loads. */}
            <button
              type="button"
              className="button button-secondary"
              onClick={() => useAppUpdate.setState({ load: undefined })}
            >
              {update.later}
            </button>
            <button type="button" className="button button-primary" onClick={load}>
              {update.reload}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
