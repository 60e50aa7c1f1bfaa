import { Link } from 'react-router-dom';
import { laterPart } from '../site/late-part.tsx';
import { useText } from '../text.tsx';
import { LeaveLink } from './leave-link.tsx';

const ShiftShortcut = laterPart(() => import('./shift-shortcut.tsx'));

/** At the end of the row that stays at the top: the way out, and what that does, which on a small screen is in the menu. */
export function LeaveTools() {
  const { leaving } = useText().layout;
  return (
    <>
      <Link
        to="/leaving"
        className="flex min-h-11 items-center px-2 text-sm text-on-header-muted underline decoration-on-header/40 underline-offset-4 hover:text-on-header max-lg:hidden"
      >
        {leaving.explain}
      </Link>
      <LeaveLink className="group flex min-h-11 items-center text-sm" />
      <ShiftShortcut />
    </>
  );
}
