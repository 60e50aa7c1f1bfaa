import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { STAFF_PAGES } from '#core/public-pages.ts';
import { LeaveBar } from '../leaving/leave-bar.tsx';
import { useWaitingCount } from '../outbox/waiting-count.ts';
import { useText } from '../text.tsx';
import { Mark } from './mark.tsx';

/** The way out, trust strip, navigation, and on small screens the menu. No box of its own: the bar stays over the page. */
export function Header() {
  const { layout } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const forStaff = useLocation().pathname.startsWith(STAFF_PAGES);
  const links = [
    { to: '/directory', label: layout.nav.findHelp },
    { to: '/live-matching', label: layout.nav.liveMatching },
    { to: '/guides', label: layout.nav.guides },
    { to: '/about', label: layout.nav.about },
    { to: '/transparency', label: layout.nav.transparency },
  ];

  return (
    <header className="contents">
      {!forStaff && <LeaveBar />}
      <div className="bg-header text-on-header print:hidden">
        <ul
          // Where there is room, in the row of the bar, which it does not follow when the page scrolls.
          className={`wrap flex flex-wrap justify-center gap-x-6 py-1.5 text-sm text-on-header-muted ${
            forStaff
              ? 'sm:justify-end'
              : 'pt-0 sm:justify-end lg:pointer-events-none lg:relative lg:z-30 lg:-mt-11 lg:min-h-11 lg:items-center lg:justify-start lg:py-0 lg:pl-28'
          }`}
        >
          {layout.trust.map((claim) => (
            <li key={claim} className="flex items-center gap-2">
              <span aria-hidden="true" className="size-1.5 rounded-full bg-lantern" />
              {claim}
            </li>
          ))}
        </ul>
        <div className="border-t border-on-header/15">
          <div className="wrap flex flex-wrap items-center justify-between">
            <Link
              to="/"
              onClick={close}
              aria-label={layout.nav.home}
              className="flex min-h-14 items-center gap-2.5 text-xl font-bold tracking-tight"
            >
              <Mark />
              {layout.productName}
            </Link>
            <WaitingLink onClick={close} />
            <button
              type="button"
              className="needs-script -mr-2 flex size-11 cursor-pointer items-center justify-center lg:hidden"
              aria-expanded={open}
              aria-controls="main-navigation"
              onClick={() => setOpen(!open)}
            >
              {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
              <span className="sr-only">{open ? layout.nav.closeMenu : layout.nav.openMenu}</span>
            </button>
            <nav
              id="main-navigation"
              aria-label={layout.nav.label}
              className={`${open ? 'block' : 'folded hidden'} w-full pb-4 lg:ml-auto lg:block lg:w-auto lg:pb-0`}
            >
              <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      onClick={close}
                      className="flex min-h-11 items-center border-b-2 border-transparent px-3 hover:underline hover:underline-offset-4 aria-[current=page]:border-lantern aria-[current=page]:font-semibold"
                    >
                      {label}
                    </NavLink>
                  </li>
                ))}
                <li className="mt-2 lg:mt-0 lg:ml-2">
                  <Link
                    to="/update-listing"
                    onClick={close}
                    className="button w-full border-on-header/50 hover:bg-on-header/10 lg:w-auto"
                  >
                    {layout.nav.updateListing}
                  </Link>
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Shown while messages wait on this phone. */
function WaitingLink({ onClick }: { onClick: () => void }) {
  const { nav } = useText().layout;
  const count = useWaitingCount((state) => state.count);
  if (count === 0) return null;
  return (
    <Link
      to="/waiting"
      onClick={onClick}
      className="group ml-auto flex min-h-11 items-center px-2 lg:order-last lg:ml-2"
    >
      <span className="rounded-full bg-lantern px-3 py-0.5 text-sm font-semibold text-[#14263f] group-hover:underline">
        {count} <span className="max-[359px]:sr-only">{nav.waiting}</span>{' '}
        <span className="sr-only">{nav.toBeSent}</span>
      </span>
    </Link>
  );
}
