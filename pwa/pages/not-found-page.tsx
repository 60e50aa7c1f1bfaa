import { useEffect } from 'react';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { inLanguage } from '#core/i18n/languages.ts';
import { SHORT_CENTER, SPOKEN_OVERDOSE } from '#core/pages/other-addresses.ts';
import { NotFound } from '../layout/not-found.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { useScripted } from '../site/environment.ts';
import { pageText, useText } from '../text.tsx';

const usePageNotFoundText = pageText('pageNotFound');

export default function NotFoundPage() {
  const { layout } = useText();
  const { title, help } = usePageNotFoundText();
  const leadsOn = useOtherAddress();
  // The server, where it does not lead on itself, knows of no such page.
  if (useScripted() && leadsOn) return <PageLoading />;
  return (
    <NotFound title={title} text={help}>
      <Link to="/" className="button button-primary">
        {layout.goHome}
      </Link>
      <Link to="/directory" className="button button-secondary">
        {layout.nav.findHelp}
      </Link>
    </NotFound>
  );
}

/**
 * Leads on from an address that is another one of a page, as the server does, which without a network nobody asks. Returns
 * whether it does.
 */
function useOtherAddress(): boolean {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const center = useMatch(SHORT_CENTER)?.params.id;
  const isSpoken = pathname === SPOKEN_OVERDOSE;
  useEffect(() => {
    if (isSpoken) window.location.replace(inLanguage('es', '/overdose'));
    // The page of a center leads on from its number to its name, or says that there is none.
    if (center) void navigate(`/centers/${center}`, { replace: true });
  }, [isSpoken, navigate, center]);
  return isSpoken || center !== undefined;
}
