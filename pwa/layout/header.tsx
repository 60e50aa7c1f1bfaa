import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { STAFF_PAGES } from '#core/pages/public-pages.ts';
import { PillLink } from '../components/pill-link.tsx';
import { LeaveTools } from '../leaving/leave-tools.tsx';
import { useLateButton } from '../my-list/late-buttons.ts';
import { useWaitingCount } from '../outbox/waiting-count.ts';
import { useText } from '../text.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { TrustStrip } from './trust-strip.tsx';

/**
 * One row, which stays over the page, and the menu: below it on a wide screen, over the page on a small one. No box of
 * its own, and on a wide screen the row's frame is none, either: so the row stays for as long as the page.
 */
export function Header() {
  const { layout } = useText();
  const { nav, footer, leaving } = layout;
  const ListLink = useLateButton('ListLink');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const forStaff = useLocation().pathname.startsWith(STAFF_PAGES);
  const links = [
    { to: '/directory', label: nav.findHelp },
    { to: '/my-list', label: footer.myList, only: 'needs-script' },
    { to: '/states', label: nav.states },
    { to: '/live-matching', label: nav.liveMatching },
    { to: '/guides', label: nav.guides },
    { to: '/about', label: nav.about },
    { to: '/transparency', label: nav.transparency },
    // Where there is room it stands in the row.
    { to: '/leaving', label: leaving.explain, only: 'lg:hidden' },
  ];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its links and its button hear
    <header
      className="contents"
      // Nobody tabs on beneath an open menu.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div
        id="header-bar"
        className={`${forStaff ? 'relative' : 'sticky top-0'} z-30 text-on-header lg:contents print:hidden`}
      >
        <div
          className={`bg-header pt-[env(safe-area-inset-top)] text-on-header print:hidden ${forStaff ? '' : 'lg:sticky lg:top-0 lg:z-30'}`}
        >
          <div className="wrap flex flex-wrap items-center gap-x-1 max-[479px]:gap-0 max-[359px]:px-2">
            <Link
              to="/"
              onClick={close}
              aria-label={nav.home}
              className="flex min-h-11 min-w-11 items-center gap-2.5 text-xl font-bold tracking-tight"
            >
              {/* The lighthouse of the app's icon. */}
              <img src="/favicon.svg" alt="" width="32" height="32" className="size-8" />
              <span className={forStaff ? '' : 'max-sm:hidden'}>{layout.productName}</span>
            </Link>
            <TrustStrip className="ml-6 max-lg:hidden" />
            <span className="ml-auto" />
            <WaitingLink onClick={close} />
            {ListLink && !forStaff && <ListLink onClick={close} />}
            {!forStaff && <LanguageSwitch />}
            <button
              type="button"
              className="needs-script flex size-11 cursor-pointer items-center justify-center lg:hidden"
              aria-expanded={open}
              aria-controls="main-navigation"
              onClick={() => setOpen(!open)}
            >
              {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
              <span className="sr-only">{nav.menu}</span>
            </button>
            {!forStaff && <LeaveTools />}
          </div>
        </div>
        <nav
          id="main-navigation"
          aria-label={nav.label}
          className={`menu ${open ? 'block' : 'folded hidden'} lg:block print:hidden`}
        >
          <ul className="wrap flex flex-col lg:flex-row lg:flex-wrap lg:items-center lg:gap-1">
            {links.map(({ to, label, only = '' }) => (
              <li key={to} className={only}>
                <NavLink to={to} onClick={close} className="menu-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li className="mt-2 lg:my-1 lg:ml-auto">
              <Link
                to="/update-listing"
                onClick={close}
                className="button w-full border-on-header/50 hover:bg-on-header/10 lg:w-auto"
              >
                {nav.updateListing}
              </Link>
            </li>
          </ul>
          <TrustStrip className="wrap mt-3 lg:hidden" />
        </nav>
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
    <PillLink to="/waiting" onClick={onClick}>
      {count} <span className="max-sm:sr-only">{nav.waiting}</span>{' '}
      <span className="sr-only">{nav.toBeSent}</span>
    </PillLink>
  );
}
