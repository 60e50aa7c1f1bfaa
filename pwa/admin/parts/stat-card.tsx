import { Link } from 'react-router-dom';
import { formatNumber } from '#core/i18n/format.ts';

/** One number with its name; a link where more is to be seen. Put them into a StatCards. */
export function StatCard({
  label,
  value,
  to,
  note,
}: {
  label: string;
  value: number;
  to?: string;
  /** Of what it counts, where the name leaves that open. */
  note?: string;
}) {
  const number = <span className="block text-3xl font-bold tabular-nums">{formatNumber(value)}</span>;
  return (
    <li className="card p-4">
      <p className="text-sm text-muted">{label}</p>
      {to ? (
        <Link
          to={to}
          aria-label={`${label}: ${formatNumber(value)}`}
          className="hover:text-action hover:underline"
        >
          {number}
        </Link>
      ) : (
        <p>{number}</p>
      )}
      {note && <p className="text-sm text-muted">{note}</p>}
    </li>
  );
}
