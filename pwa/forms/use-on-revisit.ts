import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Calls `reopen` when the person follows a link to the page that is shown already: they want its form again. The
 * function it returns does the same for a button on the page.
 */
export function useOnRevisit(reopen: () => void): () => void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const seen = useRef(key);
  const revisited = useEffectEvent(reopen);

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    // Back, forward, and links within the page leave things as they are.
    if (type !== 'POP') revisited();
  }, [key, type]);

  return () => {
    reopen();
    // The message of that address is done with: the next one is new.
    if (search) navigate(pathname, { replace: true });
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
}
