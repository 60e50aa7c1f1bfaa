import { Suspense } from 'react';
import { useNotices } from '../components/notices.ts';
import { lazyOrNothing, useLater } from '../site/late-part.tsx';
import { useTextDialog } from '../sms/open-sms-dialog.ts';

const InstallHint = lazyOrNothing(() => import('./install-hint.tsx'));
const NoticeRegion = lazyOrNothing(() => import('../components/notice-region.tsx'));
const ListParts = lazyOrNothing(() => import('../my-list/list-parts.tsx'));
const TextDialog = lazyOrNothing(() => import('../sms/sms-dialog.tsx'));
const TopBar = lazyOrNothing(() => import('./top-bar.tsx'));
const UpdateBanner = lazyOrNothing(() => import('./update-banner.tsx'));

/**
 * What no first view shows: notices, My list, the text dialog, how to install, a new version, room for a high header. They
 * load a little later, or when first wanted.
 */
export function LateParts() {
  const isLater = useLater();
  const wanted = useNotices(({ current, expected }) => expected || current !== undefined);
  const texting = useTextDialog(({ subject }) => subject !== undefined);
  return (
    <Suspense>
      {(isLater || wanted || texting) && (
        <>
          <InstallHint />
          <NoticeRegion />
          <ListParts />
          <TextDialog />
          <TopBar />
          <UpdateBanner />
        </>
      )}
    </Suspense>
  );
}
