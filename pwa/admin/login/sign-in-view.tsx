import { signIn } from '#core/i18n/en/admin/sign-in.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { usePageText } from '../../text.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** What somebody sees who is not signed in, at whatever address of the admin area. */
export function SignInView() {
  const text = usePageText({ en: signIn });
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
