import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Asks first: it is felt on other devices. */
export function SignOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { signOutEverywhere } = adminFrame;
  const { out } = signIn;
  const signOut = useSignOut();
  return (
    <ConfirmDialog
      title={out.askEverywhere}
      text={out.everywhereText}
      confirm={signOutEverywhere}
      keep={out.keep}
      open={open}
      onConfirm={() => signOut(true)}
      onClose={onClose}
    />
  );
}
