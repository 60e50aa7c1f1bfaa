import { TEXT_TOKEN_HEADER } from '#core/messages/text-token.ts';
import { createLimits } from '../../http/client-limits.ts';
import { addCenters, startApp } from '../../testing/running-app.ts';
import { createSmsProvider } from '../provider.ts';
import { accept, startTextServer } from './sms-server.ts';

/** The app with a provider of texts on this machine; its centers are Lantern House and, unpublished, Hidden Place. */
export async function startTexting(env: Record<string, string> = {}, { timeoutMs = 30_000 } = {}) {
  const provider = await startTextServer();
  const start = (folder?: string) =>
    startApp({
      folder,
      env,
      limits: createLimits({ smsPerHour: 5, formsPerHour: 1 }),
      publicUrl: 'https://harborlight.example',
      sms: createSmsProvider({
        accountSid: 'AC123',
        authToken: 'swordfish',
        from: '+15550100100',
        baseUrl: provider.baseUrl,
        timeoutMs,
      }),
    });
  let server = await start();
  const ids = await addCenters(
    server.db,
    { name: 'Lantern House', city: 'Austin', state: 'TX', phone: '512-555-0100' },
    { name: 'Hidden Place', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
  );

  let made = 0;
  const newClient = () => ({ from: `192.0.2.${++made}` });
  const newKey = () => ({ ...newClient(), 'Idempotency-Key': `key-${made}` });
  const newPhone = () => `(512) 555-${String(++made).padStart(4, '0')}`;

  /** As a header. */
  const newToken = async (): Promise<{ [TEXT_TOKEN_HEADER]: string }> => {
    const response = await server.app.request('/api/sms-token');
    return { [TEXT_TOKEN_HEADER]: (await response.json()).token };
  };

  return {
    provider,
    ids,
    get server() {
      return server;
    },
    /** Each is another. */
    newClient,
    newKey,
    newPhone,
    newToken,
    /** Asks for a text about Lantern House, as a page does. */
    send: async (changes: object = {}, headers: Record<string, string> = newClient()) =>
      server.post(
        '/api/send-referral-sms',
        {
          userPhone: newPhone(),
          centerId: ids['Lantern House'],
          centerName: 'Win a prize',
          centerPhone: '900-555-0100',
          ...changes,
        },
        { ...(await newToken()), ...headers },
      ),
    rows: () => server.db.selectFrom('text_messages').selectAll().orderBy('created_at').execute(),
    receipt: (key: Record<string, string>) =>
      server.db
        .selectFrom('receipts')
        .selectAll()
        .where('key', '=', key['Idempotency-Key'] ?? '')
        .executeTakeFirst(),
    /** The provider takes every text again, and what came before is forgotten. */
    forget(): void {
      provider.answer = accept;
      provider.received.length = 0;
      server.errors.length = 0;
    },
    async restart(): Promise<void> {
      await server.stop({ keepFolder: true });
      server = await start(server.folder);
    },
    async stop(): Promise<void> {
      await server.stop();
      await provider.stop();
    },
  };
}
