import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useStaffText } from '../../text.tsx';

/** Asks before a page with something unsaved is left: by a link here, by the browser where the tab is closed. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { leave: text } = useStaffText(centersEditor);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string>();

  useEffect(() => {
    if (!unsaved) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's links hear of it.
    const ask = (event: MouseEvent) => {
      const address = addressOfLink(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(address);
    };
    window.addEventListener('beforeunload', keep);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', keep);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [unsaved]);

  return (
    <ConfirmDialog
      title={text.title}
      text={text.text}
      confirm={text.leave}
      keep={text.stay}
      open={asked !== undefined}
      onConfirm={() => asked && navigate(asked)}
      onClose={() => setAsked(undefined)}
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
