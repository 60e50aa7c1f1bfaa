import { useText } from '../text.tsx';
import { leaveSite, NOWHERE } from './leave.ts';

/** "Leave this site". Without a script, and before it comes, a plain link to an empty page. */
export function LeaveLink({ className }: { className: string }) {
  const { leaving } = useText().layout;
  return (
    <a
      href={NOWHERE}
      rel="noreferrer"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        leaveSite();
      }}
    >
      <span className="leave-link">{leaving.leave}</span>
    </a>
  );
}
