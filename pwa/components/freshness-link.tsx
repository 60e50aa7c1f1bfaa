import { Link } from 'react-router-dom';
import { useText } from '../text.tsx';

/** To where all that a listing can be stands side by side. */
export function FreshnessLink({ className = '' }: { className?: string }) {
  return (
    <Link to="/transparency#freshness" className={`link ${className}`}>
      {useText().center.verification.allMeanings}
    </Link>
  );
}
