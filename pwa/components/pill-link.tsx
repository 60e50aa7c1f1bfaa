import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** In the header's row: a way to what waits, or is kept, on this device. */
export function PillLink({
  to,
  look = '',
  onClick,
  children,
}: {
  to: string;
  look?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Link to={to} onClick={onClick} className="group pill-link">
      <span className={`header-pill ${look}`}>{children}</span>
    </Link>
  );
}
