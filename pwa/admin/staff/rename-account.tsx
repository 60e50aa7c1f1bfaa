import { useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { toOneLine } from '#core/tidy-text.ts';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Another name for an account: what its owner is on goes along. */
export function RenameAccount({ account: { id, name } }: { account: ListedAccount }) {
  const { rename: text, accounts } = staffPage;
  const [typed, setTyped] = useState<string>();
  const change = useStaffAction(
    (to: string) =>
      staffReply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json: { name: to } })),
    text.saved,
  );
  const close = () => setTyped(undefined);
  return (
    <>
      <button type="button" className="button button-secondary px-3" onClick={() => setTyped(name)}>
        {accounts.rename}
        <span className="sr-only">{accounts.of(name)}</span>
      </button>
      <Dialog title={text.title(name)} open={typed !== undefined} onClose={close}>
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            const to = toOneLine(typed ?? '').trim();
            if (to && to !== name) change.mutate(to);
            close();
          }}
        >
          <TextField
            id={`name-${id}`}
            label={text.label}
            autoComplete="off"
            maxLength={100}
            value={typed ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="button button-primary">
              {text.save}
            </button>
            <button type="button" className="button button-secondary" onClick={close}>
              {text.keep}
            </button>
          </p>
        </form>
      </Dialog>
    </>
  );
}
