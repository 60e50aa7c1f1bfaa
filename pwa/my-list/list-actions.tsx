import { useHref } from 'react-router-dom';
import { myList as en } from '#core/i18n/en/my-list.ts';
import { myList as es } from '#core/i18n/es/my-list.ts';
import { changeList, wipeList } from '../../my-list/list-store.ts';
import { putBack, type SavedCenter } from '../../my-list/my-list.ts';
import { writeFragment } from '../../my-list/shared-slugs.ts';
import { notify } from '../../notices/notices.ts';
import { PrintButton } from '../../print/print-button.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { useOrigin } from '../../site/origin.ts';
import { usePageText } from '../../text.tsx';

/** What can be done with the whole list. */
export function ListActions({ centers }: { centers: readonly SavedCenter[] }) {
  const text = usePageText({ en, es });
  const address = useOrigin() + useHref('/my-list');
  const wipe = async () => {
    const wiped = await wipeList();
    const undo = () => void changeList(putBack(wiped));
    notify({ title: text.wiped, action: { label: text.undo, run: undo } });
  };
  return (
    <div className="space-y-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {centers.length > 0 && (
          <>
            <ShareButton
              label={text.share}
              title={text.shared.title}
              url={address + writeFragment(centers.map(({ slug }) => slug))}
              className="button button-secondary px-4"
            />
            <PrintButton className="button button-secondary px-4" />
          </>
        )}
        <button
          type="button"
          className="button border-emergency px-4 text-emergency hover:bg-emergency-soft"
          onClick={() => void wipe()}
        >
          {text.wipe}
        </button>
      </div>
      {centers.length > 0 && <p className="prose-width text-sm text-muted">{text.shareHelp}</p>}
    </div>
  );
}
