import { formatMomentUtc } from '#core/i18n/format.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';

export async function listTokens(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const tokens = await reply(api.admin.tokens.$get());
  terminal.printTable(
    tokens,
    tokens,
    [
      { title: 'ID', value: ({ id }) => id, whole: true },
      { title: 'Who', value: ({ name }) => name },
      {
        title: 'Terminal',
        value: ({ device, current, readOnly }) =>
          [device, readOnly && '(read only)', current && '(this one)'].filter(Boolean).join(' '),
      },
      { title: 'Last used', value: ({ lastUsedAt }) => formatMomentUtc(lastUsedAt) },
      { title: 'Ends', value: ({ expiresAt }) => formatMomentUtc(expiresAt) },
    ],
    { none: 'No terminal is signed in.' },
  );
}

export async function revokeToken(terminal: Terminal, id: number): Promise<void> {
  const { api } = await terminal.connect();
  await reply(api.admin.tokens[':id'].$delete({ param: { id: String(id) } }));
  terminal.print({ id, revoked: true }, () => `Token ${id} is revoked: that terminal is signed out.`);
}
