import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { account } from '#core/i18n/en/admin/account.ts';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useSignOut } from './use-sign-out.ts';

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-md px-3 text-left hover:bg-action-soft';

/** Whose session this is; opens the ways to the account and out. */
export function AccountMenu({ name }: { name: string }) {
  const frame = adminFrame;
  const text = account;
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus and of Escape within it */}
      <div
        className="relative ml-auto shrink-0"
        onKeyDown={({ key }) => {
          if (key === 'Escape' && open) close();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <button
          ref={button}
          type="button"
          aria-label={frame.signedInAs(name)}
          aria-expanded={open}
          aria-controls="account-menu"
          className="flex min-h-11 cursor-pointer items-center gap-1 text-sm text-muted hover:text-ink"
          onClick={() => setOpen(!open)}
        >
          <span className="max-w-64 truncate md:max-w-40">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
        {/* Some browsers give a button no focus when it is pressed: the list takes it, and stays open. */}
        <ul
          id="account-menu"
          hidden={!open}
          tabIndex={-1}
          className="card absolute right-0 z-20 w-56 p-1 shadow-lg"
        >
          <li>
            <Link to="/admin0323/account" className={item} onClick={() => setOpen(false)}>
              {text.menu}
            </Link>
          </li>
          <li>
            <button type="button" className={item} onClick={() => signOut(false)}>
              {frame.signOut}
            </button>
          </li>
          <li>
            <button
              type="button"
              className={item}
              onClick={() => {
                close();
                setAsking(true);
              }}
            >
              {frame.signOutEverywhere}
            </button>
          </li>
        </ul>
      </div>
      <SignOutEverywhere open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
