import { Link } from 'react-router-dom';
import type { Passage, TextLink } from '#core/i18n/policy-text.ts';

/** A passage's words, with its links: pages of ours by the router, all else by the browser. */
export function PassageText({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return passage;
  return passage.map((part) =>
    typeof part === 'string' ? part : <PassageLink key={part.to + part.label} link={part} />,
  );
}

/** The words alone. */
export function plainText(passage: Passage): string {
  if (typeof passage === 'string') return passage;
  return passage.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

function PassageLink({ link: { to, label } }: { link: TextLink }) {
  return to.startsWith('/') ? (
    <Link to={to} className="link">
      {label}
    </Link>
  ) : (
    // A number and what to do with it stay on one line.
    <a href={to} className={`link ${/^(tel|sms):/.test(to) ? 'whitespace-nowrap' : ''}`}>
      {label}
    </a>
  );
}
