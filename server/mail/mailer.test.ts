import { afterEach, expect, it } from 'vitest';
import {
  createMailer,
  defaultMailTimeouts,
  describeMailFailure,
  type Mail,
  NotEncrypted,
  needsEncryption,
} from './mailer.ts';
import { MailServer } from './testing/mail-server.ts';

let server: MailServer;
afterEach(() => server.stop());

const mail: Mail = {
  id: '3d0a7f4e',
  to: 'staff@harborlight.example',
  replyTo: 'jo@mail.example',
  subject: 'Contact message: Press',
  text: 'Hello\n',
};
const from = 'Harborlight <desk@harborlight.example>';

it('sends a mail with its headers to one address', async () => {
  server = await new MailServer().start();
  await createMailer(server.url, from).send(mail);
  expect(server.mails).toHaveLength(1);
  const [{ envelope, headers, text }] = server.mails as [MailServer['mails'][number]];
  expect(envelope).toEqual({ from: 'desk@harborlight.example', to: ['staff@harborlight.example'] });
  expect(Object.fromEntries(headers)).toMatchObject({
    from,
    to: 'staff@harborlight.example',
    'reply-to': 'jo@mail.example',
    subject: 'Contact message: Press',
    'message-id': '<3d0a7f4e@harborlight.example>',
    'auto-submitted': 'auto-generated',
  });
  expect(text).toBe('Hello\n');
});

it('carries every character and long lines in subject and text', async () => {
  server = await new MailServer().start();
  const words = 'Cañon City, Haus für Müde 🏮, 家族, “50%”, =3D';
  const text = `${words}\n.\n..\nFrom here on\n${'long 🏮 line '.repeat(300)}\n`;
  await createMailer(server.url, from).send({ ...mail, subject: `New listing: ${words.repeat(4)}`, text });
  expect(server.mails[0]?.headers.get('subject')).toBe(`New listing: ${words.repeat(4)}`);
  expect(server.mails[0]?.text).toBe(text);
});

it('lets no line break make a header or an address of its own', async () => {
  server = await new MailServer().start();
  const evil = 'A\r\nBcc: victim@mail.example\r\n\r\nBuy this';
  await createMailer(server.url, from).send({ ...mail, subject: evil, id: `x\r\nX-Id: 1` });
  expect(server.mails[0]?.envelope.to).toEqual(['staff@harborlight.example']);
  const names = [...(server.mails[0]?.headers.keys() ?? [])];
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-id');
  expect(server.mails[0]?.text).toBe('Hello\n');
});

it('signs in with the user and password of the URL', async () => {
  server = await new MailServer({ account: { user: 'desk@host', pass: 'p@ss/w:rd' } }).start();
  const url = (pass: string) => server.url.replace('//', `//desk%40host:${pass}@`);
  await expect(createMailer(url('wrong'), from).send(mail)).rejects.toThrow('535');
  await createMailer(url('p%40ss%2Fw%3Ard'), from).send(mail);
  expect(server.mails.map(({ user }) => user)).toEqual(['desk@host']);
});

it('uses STARTTLS where it is offered, and trusts no certificate that it cannot check', async () => {
  server = await new MailServer({ tls: true }).start();
  await expect(createMailer(server.url, from).send(mail)).rejects.toThrow(/certificate/);
  expect(server.attempts).toBe(0);
  await createMailer(`${server.url}?tls.rejectUnauthorized=false`, from).send(mail);
  expect(server.mails.map(({ secure }) => secure)).toEqual([true]);
});

it('sends nothing in clear to another machine, unless that is allowed', async () => {
  server = await new MailServer().start();
  // Leads to this machine, too, but is no name of it: as good as another.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  for (const url of [elsewhere, `${elsewhere}?ignoreTLS=true`, `${elsewhere}?requireTLS=false`]) {
    await expect(createMailer(url, from).send(mail)).rejects.toThrow(NotEncrypted);
  }
  expect(server.attempts).toBe(0);
  await createMailer(elsewhere, from, defaultMailTimeouts, { allowPlain: true }).send(mail);
  await createMailer(server.url, from).send(mail);
  expect(server.mails.map(({ secure }) => secure)).toEqual([false, false]);
});

it('sends encrypted to another machine that offers it', async () => {
  server = await new MailServer({ tls: true }).start();
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  await createMailer(`${elsewhere}?tls.rejectUnauthorized=false`, from).send(mail);
  expect(server.mails.map(({ secure }) => secure)).toEqual([true]);
});

it('knows this machine by the names and addresses that lead nowhere else', () => {
  const isThisMachine = (host: string) => !needsEncryption(`smtp://u:p@${host}:25`, {});
  for (const host of ['localhost', 'LOCALHOST.', 'mail.localhost', '127.0.0.1', '127.8.0.2', '[::1]']) {
    expect(isThisMachine(host), host).toBe(true);
  }
  for (const host of [
    'mail.example',
    '127.0.0.1.mail.example',
    'localhost.example',
    '10.0.0.1',
    '[::2]',
    'notlocalhost',
  ]) {
    expect(isThisMachine(host), host).toBe(false);
  }
});

it('gives up on a server that does not answer in time', async () => {
  server = await new MailServer().start();
  server.manners = { delayMs: 60_000 };
  const mailer = createMailer(server.url, from, { connectMs: 1000, answerMs: 200 });
  await expect(mailer.send(mail)).rejects.toThrow('Timeout');
});

it('says why a mail was not sent in one line, without addresses', async () => {
  server = await new MailServer().start();
  server.manners = {
    refuse: {
      after: 'recipient',
      code: 550,
      message: `5.1.1 <Staff@harborlight.example>: no such user ${'x'.repeat(900)}`,
    },
  };
  const failure: unknown = await createMailer(server.url, from)
    .send(mail)
    .catch((error) => error);
  const reason = describeMailFailure(failure);
  expect(reason).toMatch(/^550 5\.1\.1 <\(address\)>: no such user x+…$/);
  expect(reason.length).toBeLessThanOrEqual(201);
  expect(describeMailFailure(new Error('connect\r\nECONNREFUSED'))).toBe('connect ECONNREFUSED');
});
