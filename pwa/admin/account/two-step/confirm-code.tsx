import { Suspense, useEffect, useRef } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import { type RecoveryCodes, TwoStepConfirmation, type TwoStepSetup } from '#core/staff/two-step.ts';
import { api } from '../../../directory/directory-api.ts';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { LateQrCode } from '../../../share/late-qr-code.tsx';
import { staffReply } from '../../staff-reply.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Shows what an app needs to make codes, and asks for the first one. */
export function ConfirmCode({
  setup: { secret, address },
  onConfirmed,
  onCancel,
}: {
  setup: TwoStepSetup;
  onConfirmed: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}) {
  const { twoStep } = account;
  const { setup: text } = twoStep;
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { confirm } = api.admin.session['two-step'];
  const form = useAccountForm({
    id: 'two-step',
    schema: TwoStepConfirmation,
    blank: { code: '' },
    send: async (json) => onConfirmed(await staffReply<RecoveryCodes>(confirm.$post({ json }))),
  });
  return (
    <>
      <p ref={start} tabIndex={-1}>
        {text.scan}
      </p>
      <div className="mx-auto aspect-square w-full max-w-64">
        <Suspense>
          <LateQrCode text={address} name={text.qr} className="w-full rounded-lg" />
        </Suspense>
      </div>
      <p>
        {text.key} <code className="font-mono">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <AccountForm form={form} label={twoStep.title} submitLabel={text.confirm} failureTitle={text.failed}>
        <TextField
          label={text.code}
          hint={text.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      </AccountForm>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={onCancel}>
        {twoStep.cancel}
      </button>
    </>
  );
}
