import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusAfterRemoval } from '../../components/use-focus-after-removal.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { useMyList } from '../../my-list/list-state.ts';
import { followList } from '../../my-list/list-store.ts';
import { EMPTY_LIST } from '../../my-list/my-list.ts';
import { PrintFoot } from '../../share/print-foot.tsx';
import { pageText } from '../../text.tsx';
import { ListActions } from './list-actions.tsx';
import { SavedCenters } from './saved-centers.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SharedList } from './shared-list.tsx';
import { readFragment } from './shared-slugs.ts';

const useMyListText = pageText('myList');

/**
 * What a person has saved on this device; or, where the address has a list in its fragment, that one. The centers and
 * their calls come first, and what can be done with the whole list after them.
 */
export default function MyListPage() {
  // Now, and not only a little later as on other pages.
  useEffect(followList, []);
  const { hash } = useLocation();
  const [fragment, setFragment] = useState(hash);
  const shared = readFragment(fragment);
  // An anchor of the page, such as that of "Skip to content", leaves the shared list where it is.
  if (hash !== fragment && (hash === '' || readFragment(hash))) setFragment(hash);
  return (
    // As high as the screen: what comes moves no footer.
    <div className="wrap min-h-dvh max-w-3xl space-y-3 pt-3 sm:space-y-6 sm:pt-8 print:min-h-0">
      {shared ? <SharedList key={fragment} shared={shared} /> : <OwnList />}
      <PrintFoot address={null} />
    </div>
  );
}

function OwnList() {
  const text = useMyListText();
  const { list, stored } = useMyList();
  const intro = <p className="prose-width print:hidden">{text.intro}</p>;
  const { centers, searches } = list ?? EMPTY_LIST;
  const count = centers.length + searches.length;
  useFocusAfterRemoval(count);
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <h1 className="max-sm:text-xl">{text.title}</h1>
      {!stored && (
        <p className="rounded-lg bg-lantern-soft p-4 text-on-lantern-soft print:hidden">{text.notStored}</p>
      )}
      {list && count === 0 && (
        <Notice title={text.empty.title} text={text.empty.text}>
          <Link to="/directory" className="button button-primary">
            {text.empty.find}
          </Link>
        </Notice>
      )}
      {count > 0 && <CopyNoteSlot />}
      {centers.length > 0 && <SavedCenters centers={centers} />}
      {searches.length > 0 && <SavedSearches searches={searches} />}
      {count > 0 && <ListActions centers={centers} />}
      {/* It would move as the list comes. */}
      {list ? intro : <noscript>{intro}</noscript>}
    </>
  );
}
