import { useEffect } from 'react';
import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { Dialog } from '../../components/dialog.tsx';
import { focusField } from '../../forms/focus-field.ts';
import { useSignedOut } from '../staff-reply.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Opens over the page when a session has ended while somebody works. */
export function SignInAgain({ email }: { email: string }) {
  const { again } = signIn;
  const { signedOut } = useSignedOut();
  useEffect(() => {
    if (signedOut) focusField('sign-in-again-password');
  }, [signedOut]);
  const close = () => useSignedOut.setState({ signedOut: false });
  return (
    <Dialog title={again.title} open={signedOut} onClose={close}>
      <p>{again.text}</p>
      <SignInForm id="sign-in-again" email={email} />
      <button type="button" className="link min-h-11 cursor-pointer" onClick={close}>
        {again.close}
      </button>
    </Dialog>
  );
}
