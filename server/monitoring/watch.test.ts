import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { noLog } from '../log.ts';
import { MailServer } from '../mail/testing/mail-server.ts';
import { readSettings } from '../settings/settings.ts';
import { openAlertChannels } from './alert-channels.ts';
import { watchForAlerts } from './watch.ts';

it('tells by mail and webhook what goes on to be wrong, once, and when it is over', async () => {
  const received: { text: string; wrong: { code: string }[]; over: { code: string }[] }[] = [];
  let status = 200;
  const webhook = createServer((request: IncomingMessage, response) => {
    void json(request).then((body) => {
      if (status === 200) received.push(body as (typeof received)[number]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void webhook.close());
  const mail = await new MailServer().start();
  onTestFinished(() => mail.stop());
  const settings = readSettings({
    SMTP_URL: mail.url,
    MAIL_FROM: 'us@harborlight.example',
    STAFF_EMAIL: 'staff@harborlight.example',
    ALERT_EMAIL: 'operator@harborlight.example',
    ALERT_WEBHOOK: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/secret`,
    PUBLIC_URL: 'https://harborlight.example',
  });
  const disk = { code: 'disk_low', message: '1 MB free.', todo: 'Make room.' } as const;
  const help = { code: 'help_waits', message: '1 request for help waits.', todo: 'Be in touch.' } as const;
  let wrong: (typeof disk | typeof help)[] = [];
  let looks = 0;
  const logged: string[] = [];
  const watch = watchForAlerts({
    find: async () => {
      looks++;
      return wrong;
    },
    channels: openAlertChannels(settings),
    log: { ...noLog, warn: (message) => logged.push(message), info: (message) => logged.push(message) },
    everyMs: 10,
  });
  onTestFinished(() => watch.stop());
  const lookTwice = async () => {
    const before = looks;
    await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 3);
  };
  await lookTwice();
  expect(received).toEqual([]);

  // Nobody takes it at first; then one does, and that is enough.
  status = 500;
  mail.manners = { refuse: { code: 550, message: 'No' } };
  wrong = [disk, help];
  await expect
    .poll(() => logged.filter((line) => line === 'An alert was not taken').length)
    .toBeGreaterThan(3);
  expect(watch.current).toEqual(wrong);
  status = 200;
  await expect.poll(() => received.length).toBe(1);
  await lookTwice();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ wrong: [disk, help], over: [] });
  expect(received[0]?.text).toMatch(
    /^Harborlight: 2 things need to be seen to\n\n1 MB free\.\n→ Make room\./,
  );

  mail.manners = {};
  wrong = [help];
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]).toMatchObject({ wrong: [], over: [disk] });
  expect(received[1]?.text).toContain('Over: 1 MB free.\n\nThis is https://harborlight.example');
  await expect.poll(() => mail.mails.length).toBe(1);
  expect(mail.mails[0]?.envelope.to).toEqual(['operator@harborlight.example']);
  expect(mail.mails[0]?.headers.get('subject')).toBe('Harborlight: 1 thing is well again');
  expect(mail.mails[0]?.text).toContain('Over: 1 MB free.');
  expect(logged).toContain('Over: 1 MB free.');
});
