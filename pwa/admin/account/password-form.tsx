import { useQueryClient } from '@tanstack/react-query';
import { account } from '#core/i18n/en/admin/account.ts';
import { PasswordChange } from '#core/staff/staff.ts';
import { notify } from '../../components/notices.ts';
import { api } from '../../directory/directory-api.ts';
import { askAnew } from '../../query-client.ts';
import { OWN_SESSIONS } from '../session.ts';
import { staffReply } from '../staff-reply.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

export function PasswordForm({ email }: { email: string }) {
  const { password: text } = account;
  const client = useQueryClient();
  const form = useAccountForm({
    id: 'own-password',
    schema: PasswordChange,
    blank: { current: '', password: '' },
    send: async (json) => {
      await staffReply(api.admin.session.password.$post({ json }));
      form.clear();
      notify({ title: text.saved, text: text.savedText });
      void askAnew(client, { queryKey: OWN_SESSIONS });
    },
  });
  return (
    <AccountForm form={form} label={text.title} submitLabel={text.save} failureTitle={text.failed}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={text.current} autoComplete="current-password" {...form.field('current')} />
      <PasswordField
        label={text.new}
        hint={text.hint}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </AccountForm>
  );
}
