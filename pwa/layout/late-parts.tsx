import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useNotices } from '../notices/notices.ts';
import { LATER_MS } from '../site/later.ts';
import { useTextDialog } from '../text-center/open-text-dialog.ts';

const NoticeRegion = lazyOrNothing(() => import('../notices/notice-region.tsx'));
const ListParts = lazyOrNothing(() => import('../my-list/list-parts.tsx'));
const TextDialog = lazyOrNothing(() => import('../text-center/text-dialog.tsx'));

/** What no first view shows: notices, My list and the text dialog. They load a little later, or when first wanted. */
export function LateParts() {
  const [late, setLate] = useState(false);
  const wanted = useNotices(({ current }) => current !== undefined);
  const texting = useTextDialog(({ subject }) => subject !== undefined);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {(late || wanted || texting) && (
        <>
          <NoticeRegion />
          <ListParts />
          <TextDialog />
        </>
      )}
    </Suspense>
  );
}

/** Without a network on the very first visit a part may not come; the page goes on without it. */
function lazyOrNothing(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: () => null })));
}
