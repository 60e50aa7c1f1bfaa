import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** In the header's row: a way to what waits, or is kept, on this device. */
export function PillLink({
  to,
  className = '',
  look = '',
  onClick,
  children,
}: {
  to: string;
  className?: string;
  /** The pill's own. */
  look?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Link to={to} onClick={onClick} className={`group pill-link ${className}`}>
      <span className={`header-pill ${look}`}>{children}</span>
    </Link>
  );
}
