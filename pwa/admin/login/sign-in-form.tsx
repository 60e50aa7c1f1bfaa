import { useQueryClient } from '@tanstack/react-query';
import { signIn as words } from '#core/i18n/en/admin/sign-in.ts';
import { SignIn } from '#core/staff/staff.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { enter, signIn } from '../session.ts';

/** Email and password; who they fit is signed in then, and whatever shows this form goes on. */
export function SignInForm({ id, email = '' }: { id: string; email?: string }) {
  const text = words;
  const client = useQueryClient();
  const form = useAccountForm({
    id,
    schema: SignIn,
    blank: { email, password: '' },
    send: async (credentials) => enter(client, await signIn(credentials)),
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
