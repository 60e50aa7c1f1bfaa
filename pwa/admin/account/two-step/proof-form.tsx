import { useEffect } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import { PasswordProof } from '#core/staff/staff.ts';
import { focusField } from '../../../forms/focus-field.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Asks for the password before something is done: whoever finds the page open does not have it. */
export function ProofForm({
  id,
  email,
  words,
  send,
  onCancel,
}: {
  id: string;
  email: string;
  words: { title: string; text: string; submit: string; failed: string };
  send: (proof: { current: string }) => Promise<void>;
  onCancel: () => void;
}) {
  const { twoStep: text } = account;
  const form = useAccountForm({ id, schema: PasswordProof, blank: { current: '' }, send });
  useEffect(() => focusField(`${id}-current`), [id]);
  return (
    <>
      <p>{words.text}</p>
      <AccountForm form={form} label={words.title} submitLabel={words.submit} failureTitle={words.failed}>
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={text.current} autoComplete="current-password" {...form.field('current')} />
      </AccountForm>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={onCancel}>
        {text.cancel}
      </button>
    </>
  );
}
