import { Link } from 'react-router-dom';
import type { AboutText } from '#core/i18n/en/pages/about.ts';
import { pageText } from '../../text.tsx';
import { PolicyPage } from './policy-page.tsx';
import { PolicySectionView } from './policy-section.tsx';

const useAboutText = pageText('about');

/** Who runs this, why, and how centers are vetted. */
export default function AboutPage() {
  const text = useAboutText();
  return (
    <PolicyPage text={text} type="AboutPage" lead={<Stats text={text} />}>
      <div className="card border-l-8 border-l-emergency p-5 sm:p-6">
        <PolicySectionView section={text.disclaimer} />
      </div>
      <p className="flex flex-wrap gap-3">
        <Link to="/directory" className="button button-primary">
          {text.findHelp}
        </Link>
        <Link to="/live-matching" className="button button-secondary">
          {text.askForMatch}
        </Link>
      </p>
    </PolicyPage>
  );
}

function Stats({ text: { statsLabel, stats } }: { text: AboutText }) {
  return (
    <ul aria-label={statsLabel} className="grid max-w-3xl gap-4 sm:grid-cols-3">
      {stats.map(({ value, text }) => (
        <li key={value} className="card p-5">
          <p className="text-2xl font-bold">{value}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
