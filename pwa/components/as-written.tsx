import { type MouseEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitLanguage } from '#core/i18n/languages.ts';
import { useWritten } from '../site/environment.ts';
import { useLanguage } from '../text.tsx';

/** React takes what stands there for this, and looks no further. */
const KEPT = { __html: '' };

/**
 * A block that nobody but its reader does anything with. Where the server has written it, the browser neither reads nor
 * draws it again: a guide takes a slow phone longer than all else on its page. `of` says what it is made of: only where
 * that changes is it drawn here.
 */
export function AsWritten({
  of,
  className,
  render,
}: {
  of: string;
  className?: string;
  render: () => ReactNode;
}) {
  const isWritten = useWritten();
  const [first] = useState(of);
  const follow = useFollowLink();
  if (import.meta.env.SSR || !isWritten || first !== of) return <div className={className}>{render()}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      key="written"
      className={className}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server wrote stays
      dangerouslySetInnerHTML={KEPT}
    />
  );
}

/** The router's, for links that React has not drawn: a page of ours in this language needs no new document. */
function useFollowLink(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const own = useLanguage();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!link || link.target || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!link.getAttribute('href')?.startsWith('/') || link.origin !== window.location.origin) return;
    const { language, address } = splitLanguage(link.pathname + link.search + link.hash);
    if (language !== own) return;
    event.preventDefault();
    navigate(address);
  };
}
