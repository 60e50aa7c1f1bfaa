import { Link } from 'react-router-dom';
import { transparency } from '#core/i18n/en/transparency.ts';
import { transparency as transparencyEs } from '#core/i18n/es/transparency.ts';
import { usePageText } from '../text.tsx';
import { PolicyPage } from './policy/policy-page.tsx';

export default function TransparencyPage() {
  const text = usePageText({ en: transparency, es: transparencyEs });
  return (
    <PolicyPage text={text}>
      <Link to="/update-listing" className="button button-primary">
        {text.updateListing}
      </Link>
    </PolicyPage>
  );
}
