import { expect, it, onTestFinished } from 'vitest';
import { noLog } from '../log.ts';
import { MailServer } from '../mail/testing/mail-server.ts';
import { readSettings } from '../settings/settings.ts';
import { startTexting } from '../sms/testing/sending-sms.ts';
import { STAFF } from '../testing/messages.ts';
import { openMonitoring } from './monitoring.ts';

const CEILINGS = { LIMIT_TEXTS_ALL_PER_HOUR: '100', LIMIT_TEXTS_ALL_PER_DAY: '8' };

it('tells staff by mail, once, when half of the texts of a day have been sent, and that it is over', async () => {
  const mail = await new MailServer().start();
  onTestFinished(() => mail.stop());
  const texting = await startTexting(CEILINGS);
  onTestFinished(() => texting.stop());
  const { db, live, folder } = texting.server;
  const databaseFile = `${folder}/harborlight.db`;
  const settings = readSettings({
    ...CEILINGS,
    HARBORLIGHT_DB: databaseFile,
    SMTP_URL: mail.url,
    MAIL_FROM: 'us@harborlight.example',
    STAFF_EMAIL: STAFF,
  });
  let looks = 0;
  const watched = {
    db,
    // Each look reads it.
    get live() {
      looks++;
      return live;
    },
    databaseFile,
    settings,
    log: noLog,
  };
  const monitoring = await openMonitoring(watched, { everyMs: 10 });
  onTestFinished(() => monitoring.stop());
  monitoring.start();
  const mails = () => mail.mailsTo(STAFF).filter(({ text }) => text.includes('LIMIT_TEXTS_ALL_PER_DAY'));
  async function lookAgain(): Promise<void> {
    const before = looks;
    await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 4);
  }

  for (let sent = 1; sent < 4; sent++) expect((await texting.send()).status).toBe(201);
  await lookAgain();
  expect(mails()).toEqual([]);

  expect((await texting.send()).status).toBe(201);
  await expect.poll(() => mails().length).toBe(1);
  expect((await texting.send()).status).toBe(201);
  await lookAgain();
  const [told, ...more] = mails();
  expect(more).toEqual([]);
  expect(told?.headers.get('subject')).toContain('to be seen to');
  expect(told?.text).toContain('4 of the 8 texts have gone that LIMIT_TEXTS_ALL_PER_DAY allows.');
  // Nothing of who asked for one, or of what.
  expect(told?.text).not.toMatch(/Lantern|555-?\d{4}/);

  await db
    .updateTable('text_messages')
    .set({ created_at: new Date(Date.now() - 25 * 3600_000).toISOString() })
    .execute();
  await expect.poll(() => mails().length).toBe(2);
  expect(mails()[1]?.text).toContain('Over: ');
});
