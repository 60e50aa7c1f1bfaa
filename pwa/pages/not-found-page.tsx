import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage } from '#core/i18n/languages.ts';
import { SPOKEN_OVERDOSE } from '#core/pages/other-addresses.ts';
import { NotFound } from '../layout/not-found.tsx';
import { useText } from '../text.tsx';

export default function NotFoundPage() {
  const { layout } = useText();
  const { notFound } = layout;
  useOtherAddress();
  return (
    <NotFound title={notFound.title} text={notFound.help}>
      <Link to="/" className="button button-primary">
        {layout.goHome}
      </Link>
      <Link to="/directory" className="button button-secondary">
        {layout.nav.findHelp}
      </Link>
    </NotFound>
  );
}

/** Leads on from an address that is another one of a page, as the server does, which without a network nobody asks. */
function useOtherAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === SPOKEN_OVERDOSE) window.location.replace(inLanguage('es', '/overdose'));
  }, [pathname]);
}
