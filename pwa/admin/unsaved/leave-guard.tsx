import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unsavedText } from '#core/i18n/en/admin/unsaved.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { guardLeaving, type Leaving } from './ask-to-leave.ts';
import { blockHistory } from './block-history.ts';

/**
 * Asks before a page with something unsaved is left: by a link here, by Back or Forward, by signing out, and by the
 * browser itself where the tab is closed.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { leave: text } = unsavedText;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState<Leaving>();

  useEffect(() => {
    if (!unsaved) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's links hear of it.
    const ask = (event: MouseEvent) => {
      const address = addressOfLink(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving({ go: () => void navigate(address) });
    };
    window.addEventListener('beforeunload', keep);
    document.addEventListener('click', ask, { capture: true });
    const stopGuarding = guardLeaving(setLeaving);
    return () => {
      window.removeEventListener('beforeunload', keep);
      document.removeEventListener('click', ask, { capture: true });
      stopGuarding();
    };
  }, [unsaved, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held is the page of this address
  useEffect(() => {
    if (!unsaved) return;
    return blockHistory((go) => setLeaving({ go }));
  }, [unsaved, pathname]);

  return (
    <ConfirmDialog
      title={text.title}
      text={leaving?.text ?? text.text}
      confirm={text.leave}
      keep={text.stay}
      open={leaving !== undefined}
      onConfirm={() => leaving?.go()}
      onClose={() => setLeaving(undefined)}
    />
  );
}

/** Where a click leads within the app and this tab; undefined where it leads nowhere else. */
function addressOfLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return pathname + search + hash;
}
