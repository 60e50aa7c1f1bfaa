import { useText } from '../text.tsx';
import { NOWHERE } from './leave.ts';

/** "Leave this site". Without a script a plain link to an empty page; with one see listen-for-leaving.ts. */
export function LeaveLink({ className }: { className: string }) {
  const { leaving } = useText().layout;
  return (
    <a href={NOWHERE} rel="noreferrer" className={className}>
      <span className="leave-link">{leaving.leave}</span>
    </a>
  );
}
