import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import { type MadeToken, type SignedInStaff, TokenRequest } from '#core/staff/staff.ts';
import { api, readReply } from '../../directory/directory-api.ts';
import { CheckboxField } from '../../forms/fields/checkbox-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { askAnew } from '../../query-client.ts';
import { MadeOnceField } from '../parts/made-once-field.tsx';
import { OWN_SESSIONS } from '../session.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const withoutCode = TokenRequest.omit({ email: true, code: true });
const withCode = TokenRequest.omit({ email: true }).required({ code: true });

/** Makes a token for a program, which is shown once; whoever finds the page open must know the password. */
export function TokenForm({ staff: { email, twoStep } }: { staff: SignedInStaff }) {
  const { token: text } = account;
  const isOn = twoStep === 'on';
  const client = useQueryClient();
  const [made, setMade] = useState<{ token: string; device: string }>();
  const form = useAccountForm({
    id: 'token',
    schema: isOn ? withCode : withoutCode,
    blank: { device: '', readOnly: true, password: '', ...(isOn && { code: '' }) },
    send: async (given) => {
      const { token } = await readReply<MadeToken>(await api.tokens.$post({ json: { ...given, email } }));
      setMade({ token, device: given.device });
      form.clear();
      void askAnew(client, { queryKey: OWN_SESSIONS });
    },
  });
  return (
    <>
      <AccountForm form={form} label={text.title} submitLabel={text.make} failureTitle={text.failed}>
        <TextField label={text.device} autoComplete="off" {...form.field('device')} />
        <CheckboxField label={text.readOnly} note={text.readOnlyHint} {...form.field('readOnly')} />
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={text.password} autoComplete="current-password" {...form.field('password')} />
        {isOn && <TextField label={text.code} autoComplete="one-time-code" {...form.field('code')} />}
      </AccountForm>
      {made && (
        <MadeOnceField
          key={made.token}
          id="made-token"
          label={text.made(made.device)}
          note={text.note}
          value={made.token}
        />
      )}
    </>
  );
}
