import { Link } from 'react-router-dom';
import { NotFound } from '../layout/not-found.tsx';
import { useText } from '../text.tsx';

export default function NotFoundPage() {
  const { layout } = useText();
  const { notFound } = layout;
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
