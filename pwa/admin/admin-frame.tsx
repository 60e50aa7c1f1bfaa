import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import type { SignedInStaff } from '#core/staff/staff.ts';
import { AccountMenu } from './account/account-menu.tsx';
import { AlertsBanner } from './alerts-banner.tsx';
import { SignInAgain } from './login/sign-in-again.tsx';
import { SignInView } from './login/sign-in-view.tsx';
import { Loaded } from './parts/loaded.tsx';
import { useSession } from './session.ts';

const ACCOUNT = '/admin0323/account';

/**
 * Around every page of the admin area: who is signed in, and the ways to the other pages. Whose account must turn on
 * two-step sign-in gets to no other page than that.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.data === null) return <SignInView />;
  if (session.data === undefined) {
    return (
      <div className="wrap pt-6">
        <Loaded query={session}>{() => null}</Loaded>
      </div>
    );
  }
  const isDue = session.data.twoStep === 'due';
  return (
    <>
      {createPortal(<Navigation staff={session.data} />, document.getElementById('staff-menu')!)}
      {!isDue && <AlertsBanner />}
      {isDue && pathname !== ACCOUNT ? <Navigate to={ACCOUNT} replace /> : children}
      <SignInAgain email={session.data.email} />
    </>
  );
}

function Navigation({ staff }: { staff: SignedInStaff }) {
  const text = adminFrame;
  const list = useCurrentInView();
  const all = [
    ['', text.nav.dashboard],
    ['/submissions', text.nav.submissions],
    ['/centers', text.nav.centers],
    ['/guides', text.nav.guides],
    ...(staff.role === 'admin' ? [['/bulk-import', text.nav.bulkImport]] : []),
    ['/call-tracking', text.nav.callTracking],
    ['/notifications', text.nav.notifications],
    ['/history', text.nav.history],
    ...(staff.role === 'admin' ? [['/staff', text.nav.staff]] : []),
  ];
  const links = staff.twoStep === 'due' ? [] : all;
  return (
    <nav aria-label={text.label} className="border-b border-line bg-card">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 md:flex-nowrap">
        <ul ref={list} className="-mx-3 flex max-w-full min-w-0 overflow-x-auto">
          {links.map(([path, label]) => (
            <li key={path} className="shrink-0">
              <NavLink
                to={`/admin0323${path}`}
                end={path === ''}
                className="flex min-h-11 items-center border-b-4 border-transparent px-3 text-[0.95rem] hover:bg-action-soft aria-[current=page]:border-action aria-[current=page]:font-semibold"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <AccountMenu name={staff.name} />
      </div>
    </nav>
  );
}

/** On a phone the links are wider than the screen: the one of the open page is always to be seen. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is current follows from the address
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]')?.parentElement;
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
  }, [pathname]);
  return list;
}
