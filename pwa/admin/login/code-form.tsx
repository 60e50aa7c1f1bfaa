import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { signIn as words } from '#core/i18n/en/admin/sign-in.ts';
import type { SignIn } from '#core/staff/staff.ts';
import { TwoStepCode } from '#core/staff/two-step.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { focusField } from '../../forms/focus-field.ts';
import { AccountForm } from '../account/account-form.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { enter, signIn } from '../session.ts';

const schema = z.object({ code: TwoStepCode });

/** The second step: the code that goes with a password that was right. */
export function CodeForm({
  id,
  credentials,
  onBack,
}: {
  id: string;
  credentials: SignIn;
  onBack: () => void;
}) {
  const { code: text, title, failed } = words;
  const client = useQueryClient();
  const form = useAccountForm({
    id: `${id}-second`,
    schema,
    blank: { code: '' },
    send: async ({ code }) => enter(client, await signIn({ ...credentials, code })),
  });
  useEffect(() => focusField(`${id}-second-code`), [id]);
  return (
    <div className="space-y-4">
      <AccountForm form={form} label={title} submitLabel={text.submit} failureTitle={failed}>
        {/* No keypad of digits: a recovery code has letters, too. */}
        <TextField
          label={text.label}
          hint={text.hint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </AccountForm>
      <p className="text-muted">{text.lost}</p>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={onBack}>
        {text.back}
      </button>
    </div>
  );
}
