import { useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { type StaffRole, staffRoles } from '#core/lists/staff-lists.ts';
import type { ListedAccount } from '#core/staff/staff.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FieldFrame } from '../../forms/fields/field-frame.tsx';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { useStaffAction } from './staff-queries.ts';

/** Another role, in a dialog: a slip of the finger makes nobody an admin. */
export function ChangeRole({ account: { id, name, role } }: { account: ListedAccount }) {
  const text = staffPage;
  const [chosen, setChosen] = useState<StaffRole>();
  const change = useStaffAction(
    (to: StaffRole) =>
      staffReply(api.admin.staff[':id'].$patch({ param: { id: String(id) }, json: { role: to } })),
    text.role.saved,
  );
  const close = () => setChosen(undefined);
  return (
    <>
      <button type="button" className="button button-secondary px-3" onClick={() => setChosen(role)}>
        {text.accounts.changeRole}
        <span className="sr-only">{text.accounts.of(name)}</span>
      </button>
      <Dialog title={text.role.title(name)} open={chosen !== undefined} onClose={close}>
        <p>{text.role.text}</p>
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen && chosen !== role) change.mutate(chosen);
            close();
          }}
        >
          <FieldFrame id={`role-${id}`} words={{ label: text.role.label }}>
            <select
              id={`role-${id}`}
              className="field"
              value={chosen}
              onChange={({ target }) => setChosen(target.value as StaffRole)}
            >
              {staffRoles.values.map((value) => (
                <option key={value} value={value}>
                  {staffRoles.labels[value]}
                </option>
              ))}
            </select>
          </FieldFrame>
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="button button-primary">
              {text.role.save}
            </button>
            <button type="button" className="button button-secondary" onClick={close}>
              {text.role.keep}
            </button>
          </p>
        </form>
      </Dialog>
    </>
  );
}
