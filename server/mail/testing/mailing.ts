import { expect } from 'vitest';
import { openDatabase } from '../../database/db.ts';
import { type MailQueue, type MailQueueOptions, startMailQueue } from '../queue.ts';
import { MailServer } from './mail-server.ts';

/** A database, a mail server, and the queues that are started between them. */
export async function startMailing(databaseFile = ':memory:') {
  const db = await openDatabase(databaseFile);
  const server = await new MailServer().start();
  const log: string[] = [];
  const queues: MailQueue[] = [];
  const rows = () => db.selectFrom('notifications').selectAll().orderBy('audience').execute();
  const statuses = async () => (await rows()).map(({ status }) => status);
  return {
    db,
    server,
    log,
    startQueue(options: Partial<MailQueueOptions> = {}): MailQueue {
      const queue = startMailQueue(db, {
        smtpUrl: server.url,
        mailFrom: 'Harborlight <desk@harborlight.example>',
        staffEmail: null,
        publicUrl: null,
        content: 'always',
        pollMs: 10,
        pausesMs: [20, 20, 20],
        timeouts: { connectMs: 2000, answerMs: 5000, stopMs: 500 },
        log: (line) => log.push(line),
        ...options,
      });
      queues.push(queue);
      return queue;
    },
    /** The notifications. */
    rows,
    statuses,
    /** Who the server took mails for, in the order that they came. */
    recipients: () => server.mails.map(({ envelope }) => envelope.to.join()),
    /** Resolves once no mail waits any more. */
    untilDone: () => expect.poll(statuses, { interval: 10 }).not.toContain('QUEUED'),
    async stop(): Promise<void> {
      await Promise.all(queues.map((queue) => queue.stop()));
      await server.stop();
      await db.destroy();
    },
  };
}
