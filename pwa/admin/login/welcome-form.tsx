import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { welcome } from '#core/i18n/en/admin/sign-in.ts';
import type { StaffLinkPurpose } from '#core/lists/staff-lists.ts';
import { LinkAcceptance, type LinkPurpose, type SignedInStaff } from '#core/staff/staff.ts';
import { notify } from '../../components/notices.ts';
import { api, readReply } from '../../directory/directory-api.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { enter } from '../session.ts';

/** What each kind of link asks for. */
const { email, name, password } = LinkAcceptance.required().shape;
const schemas = {
  'set-up': z.object({ email, name, password }),
  invite: z.object({ name, password }),
  password: z.object({ password }),
} satisfies Record<StaffLinkPurpose, z.ZodObject>;

/** Makes the account, or sets its password, and goes to the first page, signed in. */
export function WelcomeForm({ token, link }: { token: string; link: LinkPurpose }) {
  const { purpose } = link;
  const text = welcome;
  const client = useQueryClient();
  const navigate = useNavigate();
  const schema = schemas[purpose];
  const form = useAccountForm({
    id: 'welcome',
    schema: schema as z.ZodType<Omit<LinkAcceptance, 'token'>>,
    blank: Object.fromEntries(Object.keys(schema.shape).map((field) => [field, ''])),
    send: async (given) => {
      const response = await api['staff-links'].accept.$post({ json: { ...given, token } });
      if (response.status === 204) {
        void navigate('/admin0323/login', { replace: true });
        notify({ title: text.saved, text: text.signInNow });
        return;
      }
      enter(client, await readReply<SignedInStaff>(response));
      void navigate('/admin0323', { replace: true });
      notify({ title: text.done });
    },
  });
  return (
    <AccountForm
      form={form}
      label={text.titles[purpose]}
      submitLabel={text.submit[purpose]}
      failureTitle={text.failed}
    >
      {link.email === null ? (
        <TextField
          label={text.email}
          hint={text.emailHint}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
      ) : (
        // A password manager keeps it with the password.
        <TextField
          id="welcome-own-email"
          label={text.email}
          hint={text.emailHint}
          type="email"
          autoComplete="username"
          readOnly
          value={link.email}
        />
      )}
      {purpose !== 'password' && (
        <TextField label={text.name} hint={text.nameHint} autoComplete="name" {...form.field('name')} />
      )}
      <PasswordField
        label={text.password}
        hint={text.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </AccountForm>
  );
}
