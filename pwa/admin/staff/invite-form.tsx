import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { staffRoles } from '#core/lists/staff-lists.ts';
import { Invitation, type MadeLink } from '#core/staff/staff.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { askAnew } from '../../query-client.ts';
import { AccountForm } from '../account/account-form.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { MadeLinkField } from './made-link-field.tsx';
import { STAFF } from './staff-queries.ts';

/** Makes a link for somebody, which the admin passes on: by mail, or read out. */
export function InviteForm() {
  const { invite: text } = staffPage;
  const client = useQueryClient();
  const [made, setMade] = useState<MadeLink & { email: string }>();
  const form = useAccountForm({
    id: 'invite',
    schema: Invitation,
    blank: { email: '', role: '' },
    send: async (json) => {
      const link = await staffReply<MadeLink>(api.admin['staff-invitations'].$post({ json }));
      setMade({ ...link, email: json.email });
      form.clear();
      void askAnew(client, { queryKey: STAFF });
    },
  });
  return (
    <>
      <AccountForm form={form} label={text.title} submitLabel={text.submit} failureTitle={text.failed}>
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <SelectField
          aria-required
          label={text.role}
          list={staffRoles}
          any={text.any}
          {...form.field('role')}
        />
      </AccountForm>
      {made && (
        <MadeLinkField key={made.url} id="invitation-link" label={text.made(made.email)} link={made} />
      )}
    </>
  );
}
