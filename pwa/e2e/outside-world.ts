import { connect, type Db } from '#server/database/db.ts';
import { MailServer } from '#server/mail/testing/mail-server.ts';
import { startTextServer } from '#server/sms/testing/sms-server.ts';
import { ServerProcess } from './server-process.ts';

export const STAFF = 'staff@harborlight.example';

/** The built server with a real mail server and a provider of texts around it. */
export class OutsideWorld {
  readonly server = new ServerProcess();
  readonly mail = new MailServer();
  texts!: Awaited<ReturnType<typeof startTextServer>>;

  async start(env: Record<string, string> = {}): Promise<void> {
    await this.mail.start();
    this.texts = await startTextServer();
    await this.startServer(env);
  }

  /** Also after `server.stop()`. */
  async startServer(env: Record<string, string> = {}): Promise<void> {
    await this.server.start({
      SMTP_URL: this.mail.url,
      MAIL_FROM: 'Harborlight <mail@harborlight.example>',
      STAFF_EMAIL: STAFF,
      // It offers no encryption.
      MAIL_CONTENT: 'always',
      TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15550100100',
      TWILIO_BASE_URL: this.texts.baseUrl,
      ...env,
    });
  }

  async remove(): Promise<void> {
    await this.server.remove();
    await this.mail.stop();
    await this.texts.stop();
  }

  /** What the server has stored, by table. */
  async stored() {
    return this.#read(async (db) => ({
      matching: await db.selectFrom('matching_requests').selectAll().execute(),
      submissions: await db.selectFrom('submissions').selectAll().orderBy('created_at').execute(),
      calls: await db.selectFrom('call_logs').selectAll().execute(),
      texts: await db.selectFrom('text_messages').selectAll().execute(),
    }));
  }

  /** Waits until the mail queue has nothing left to do. */
  async untilMailIsDone(): Promise<void> {
    for (;;) {
      const queued = await this.#read((db) =>
        db.selectFrom('notifications').select('id').where('status', '=', 'QUEUED').execute(),
      );
      if (queued.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #read<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const db = connect(this.server.databaseFile);
    try {
      return await read(db);
    } finally {
      await db.destroy();
    }
  }
}
