import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { MailServer } from '#server/mail/testing/mail-server.ts';
import { startTextServer } from '#server/sms/testing/sms-server.ts';
import { ServerProcess } from '../../pwa/e2e/server-process.ts';

const CLOCK = new URL('jumping-clock.js', import.meta.url).href;

/**
 * A disk that is full, also without root, on Linux and macOS: the system refuses to write any file of the server beyond
 * this (RLIMIT_FSIZE), and SQLite fails as it does without room: its log holds a few messages more, and nothing goes from
 * there to the end of the database.
 */
const LARGEST_BYTES = 256 * 1024;

/** The built server with real servers for mails and texts beside it, a clock that can be set, and a disk that can be full. */
export async function openLaboringServer() {
  const server = new ServerProcess();
  const mail = await new MailServer().start();
  const texts = await startTextServer();
  const clockFile = join(server.folder, 'clock');
  const setClock = (wrongByMs: number) => writeFileSync(clockFile, String(wrongByMs));
  setClock(0);
  const env = {
    NODE_OPTIONS: `--import=${CLOCK}?${encodeURIComponent(clockFile)}`,
    STAFF_EMAIL: 'staff@harborlight.example',
    MAIL_FROM: 'desk@harborlight.example',
    MAIL_CONTENT: 'always',
    SMTP_URL: mail.url,
    TWILIO_ACCOUNT_SID: 'AC123',
    TWILIO_AUTH_TOKEN: 'swordfish',
    TWILIO_FROM: '+15125550100',
    TWILIO_BASE_URL: texts.baseUrl,
    // Each post has an address of its own; of limits other tests tell.
    TRUST_PROXY: 'true',
    LIMIT_TEXTS_ALL_PER_HOUR: '1000000',
    LIMIT_TEXTS_ALL_PER_DAY: '1000000',
  };

  /** Makes room, also while the server runs on: what is in SQLite's log goes to where it belongs. */
  function makeRoom(): void {
    const sqlite = openSqlite(server.databaseFile, { timeout: 10_000 });
    try {
      sqlite.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      sqlite.close();
    }
  }

  return {
    server,
    mail,
    texts,
    setClock,
    makeRoom,
    async start({ diskFull = false } = {}): Promise<void> {
      if (diskFull) makeRoom();
      await server.start(env, undefined, diskFull ? { largestFileBytes: LARGEST_BYTES } : {});
    },
    async remove(): Promise<void> {
      await server.remove();
      await mail.stop();
      await texts.stop();
    },
  };
}
export type LaboringServer = Awaited<ReturnType<typeof openLaboringServer>>;
