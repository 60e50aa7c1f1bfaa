import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { useText } from '../text.tsx';
import { leaveSite } from './leave.ts';
import { LeaveLink } from './leave-link.tsx';
import { listenForShifts } from './shift-three-times.ts';

/** Stays at the top while the page scrolls: the other language, the way out, and what that does. */
export function LeaveBar() {
  const { leaving } = useText().layout;
  useEffect(() => listenForShifts(leaveSite), []);
  return (
    <div className="sticky top-0 z-30 bg-header text-sm text-on-header print:hidden">
      <div className="wrap flex items-center">
        <LanguageSwitch />
        <Link
          to="/leaving"
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center px-2 text-on-header-muted underline decoration-on-header/40 underline-offset-4 hover:text-on-header"
        >
          <span aria-hidden="true" className="sm:hidden">
            ?
          </span>
          <span className="sr-only sm:not-sr-only">{leaving.explain}</span>
        </Link>
        <LeaveLink className="group flex min-h-11 items-center pl-1 whitespace-nowrap" />
      </div>
    </div>
  );
}
