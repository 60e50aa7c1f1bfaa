import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signIn as words } from '#core/i18n/en/admin/sign-in.ts';
import { SignIn } from '#core/staff/staff.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { enter, signIn } from '../session.ts';
import { readRefusal } from '../staff-reply.ts';
import { CodeForm } from './code-form.tsx';

/**
 * Email and password, and a code where the account has two-step sign-in; who they fit is signed in then, and whatever
 * shows this form goes on.
 */
export function SignInForm({ id, email }: { id: string; email?: string }) {
  /** Of whom a code is wanted; `back` where they begin again. */
  const [first, setFirst] = useState<{ credentials: SignIn; back: boolean }>();
  if (first && !first.back) {
    const back = () => setFirst({ ...first, back: true });
    return <CodeForm id={id} credentials={first.credentials} onBack={back} />;
  }
  const needsCode = (credentials: SignIn) => setFirst({ credentials, back: false });
  return <PasswordStep id={id} email={first?.credentials.email ?? email ?? ''} onCodeNeeded={needsCode} />;
}

function PasswordStep({
  id,
  email,
  onCodeNeeded,
}: {
  id: string;
  email: string;
  onCodeNeeded: (credentials: SignIn) => void;
}) {
  const text = words;
  const client = useQueryClient();
  const form = useAccountForm({
    id,
    schema: SignIn,
    blank: { email, password: '' },
    send: async (credentials) => {
      try {
        enter(client, await signIn(credentials));
      } catch (failure) {
        if (readRefusal(failure)?.code !== 'code_needed') throw failure;
        onCodeNeeded(credentials);
      }
    },
  });
  return (
    <AccountForm form={form} label={text.title} submitLabel={text.submit} failureTitle={text.failed}>
      <TextField
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <PasswordField label={text.password} autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}
