import { useQueryClient } from '@tanstack/react-query';
import { account } from '#core/i18n/en/admin/account.ts';
import { OwnChange, type SignedInStaff } from '#core/staff/staff.ts';
import { notify } from '../../components/notices.ts';
import { api } from '../../directory/directory-api.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { enter } from '../session.ts';
import { staffReply } from '../staff-reply.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

export function NameForm({ name }: { name: string }) {
  const { name: text } = account;
  const client = useQueryClient();
  const form = useAccountForm({
    id: 'own-name',
    schema: OwnChange,
    blank: { name },
    send: async (json) => {
      enter(client, await staffReply<SignedInStaff>(api.admin.session.$patch({ json })));
      notify({ title: text.saved });
    },
  });
  return (
    <AccountForm form={form} label={text.title} submitLabel={text.save} failureTitle={text.failed}>
      <TextField label={text.label} hint={text.hint} autoComplete="name" {...form.field('name')} />
    </AccountForm>
  );
}
