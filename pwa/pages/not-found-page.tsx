import { Link, useLocation } from 'react-router-dom';
import { inLanguage } from '#core/i18n/languages.ts';
import { NotFound } from '../components/not-found.tsx';
import { useLanguage, useText } from '../text.tsx';

export default function NotFoundPage() {
  const { layout } = useText();
  const { pathname } = useLocation();
  const language = useLanguage();
  const { notFound } = layout;
  return (
    <NotFound title={notFound.title} text={notFound.help}>
      <p className="w-full">
        <code className="text-sm text-muted">{notFound.hint(inLanguage(language, pathname))}</code>
      </p>
      <Link to="/" className="button button-primary">
        {layout.goHome}
      </Link>
      <Link to="/directory" className="button button-secondary">
        {layout.nav.findHelp}
      </Link>
    </NotFound>
  );
}
