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
      {/* The border shows where colours are forced. */}
      <span className="rounded-full border border-transparent bg-lantern px-3.5 py-1 font-semibold text-[#14263f] group-hover:underline">
        {leaving.leave}
      </span>
    </a>
  );
}
