import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { StaffRole } from '#core/lists/staff-lists.ts';
import type { MadeLink } from '#core/staff/staff.ts';
import { AppError } from '#server/app-error.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';

/** Makes a link by which somebody makes their own account. */
export async function inviteStaff(
  terminal: Terminal,
  email: string,
  { role }: { role: StaffRole },
): Promise<void> {
  const { api } = await terminal.connect();
  const link = await reply(api.admin['staff-invitations'].$post({ json: { email, role } }));
  printLink(terminal, { email, role }, link);
}

/** Takes back the invitation to an address. */
export async function withdrawInvitation(terminal: Terminal, email: string): Promise<void> {
  const { api } = await terminal.connect();
  const { links } = await reply(api.admin.staff.$get());
  const invitations = links.filter(({ purpose }) => purpose === 'invite');
  const invitation = invitations.find((link) => link.email === email.trim().toLowerCase());
  if (!invitation) {
    const open = invitations.map((link) => link.email).join(', ') || 'none';
    const message = `There is no open invitation to ${email}. Open are: ${open}`;
    throw new AppError(404, 'invitation_not_found', message);
  }
  const { id, role } = invitation;
  await reply(api.admin['staff-invitations'][':id'].$delete({ param: { id: String(id) } }));
  terminal.print(
    { email: invitation.email, role, withdrawn: true },
    () => `The invitation to ${invitation.email} is withdrawn: its link does not work any more.`,
  );
}

/** The link alone on stdout, in one line, to be copied or piped; what to know about it aside. */
export function printLink(terminal: Terminal, whose: object, { url, expiresAt }: MadeLink): void {
  terminal.print({ ...whose, url, expiresAt }, () => url);
  const notes = [
    staffPage.link.note(formatMomentUtc(expiresAt)),
    ...(/^http:\/\/(localhost|127\.)/.test(url)
      ? ['It leads to this machine: set PUBLIC_URL to the address that others reach the server by.']
      : []),
  ];
  terminal.note(notes.flatMap((note) => wrapText(note, terminal.width)).join('\n'));
}
