import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notices.ts';
import { changeList, wipeList } from '../../my-list/list-store.ts';
import { putBack, type SavedCenter } from '../../my-list/my-list.ts';
import { PrintButton } from '../../share/print-button.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { useOrigin } from '../../site/environment.ts';
import { pageText } from '../../text.tsx';
import { writeFragment } from './shared-slugs.ts';

const useMyListText = pageText('myList');

/** What can be done with the whole list. */
export function ListActions({ centers }: { centers: readonly SavedCenter[] }) {
  const text = useMyListText();
  const address = useOrigin() + useHref('/my-list');
  const [asking, setAsking] = useState(false);
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
          onClick={() => setAsking(true)}
        >
          {text.wipe}
        </button>
      </div>
      {centers.length > 0 && <p className="prose-width text-sm text-muted">{text.shareHelp}</p>}
      <ConfirmDialog
        {...text.wipeAsk}
        open={asking}
        onConfirm={() => void wipe()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
