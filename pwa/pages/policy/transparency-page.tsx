import { Link } from 'react-router-dom';
import { pageText } from '../../text.tsx';
import { PolicyPage } from './policy-page.tsx';

const useTransparencyText = pageText('transparency');

export default function TransparencyPage() {
  const text = useTransparencyText();
  return (
    <PolicyPage text={text}>
      <Link to="/update-listing" className="button button-primary">
        {text.updateListing}
      </Link>
    </PolicyPage>
  );
}
