import { useEffect } from 'react';
import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { focusField } from '../../forms/focus-field.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** What somebody sees who is not signed in, at whatever address of the admin area. */
export function SignInView() {
  const text = signIn;
  useEffect(() => {
    focusField('sign-in-email');
    // What comes in its place begins at its beginning.
    return () => document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="wrap max-w-lg space-y-6 pt-8 lg:pt-12">
      <PageTitle>{text.title}</PageTitle>
      <div className="space-y-1">
        <h1>{text.title}</h1>
        <p className="text-muted">{text.intro}</p>
      </div>
      <div className="card p-5 sm:p-8">
        <SignInForm id="sign-in" />
      </div>
      <p className="text-muted">{text.forgotten}</p>
    </div>
  );
}
