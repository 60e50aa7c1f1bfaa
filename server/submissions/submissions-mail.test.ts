import { afterEach, beforeEach, expect, it } from 'vitest';
import { submitterMail } from '#core/i18n/es/mails/submitter-mail.ts';
import { type MailQueue, startMailQueue } from '../mail/queue.ts';
import { createStaffMail } from '../mail/staff-mail.ts';
import { MailServer } from '../mail/testing/mail-server.ts';
import { purgeOld } from '../maintenance/retention.ts';
import { reviewedFields, startReviewing } from '../testing/reviewing.ts';

const SUBMITTER = 'sam@harborpoint.example';
const mailServer = new MailServer();
let on: Awaited<ReturnType<typeof startReviewing>>;
let queue: MailQueue | undefined;

beforeEach(async () => {
  await mailServer.start();
  on = await startReviewing({
    mail: createStaffMail(mailServer.url, 'desk@harborlight.example', null),
    wakeMail: () => queue?.wake(),
  });
});
afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  mailServer.mails.length = 0;
  await mailServer.stop();
  await on.stop();
});

function startSending(): void {
  queue = startMailQueue(on.db, {
    smtpUrl: mailServer.url,
    mailFrom: 'desk@harborlight.example',
    staffEmail: null,
    publicUrl: 'https://harborlight.example',
    content: 'always',
    // Only what is woken goes out in time.
    pollMs: 60_000,
    log: () => {},
  });
}

const path = (id: string) => `/api/admin/submissions/${id}`;
const approve = (id: string) =>
  on.robin.patch(path(id), { status: 'APPROVED', approval: { centerId: null, fields: reviewedFields } });
const reject = (id: string) =>
  on.robin.patch(path(id), { status: 'REJECTED', reason: 'We could not reach the phone.' });
/** What the submitter was told of a decision. */
const told = () =>
  mailServer.mailsTo(SUBMITTER).filter(({ headers }) => headers.get('subject') !== 'We have your listing');
const untilTold = (times: number) => expect.poll(() => told().length).toBe(times);

it('tells the submitter of an approval at once, with the way to the listing', async () => {
  startSending();
  const id = await on.underReview();
  await approve(id);
  await untilTold(1);
  const [mail] = told();
  expect(mail?.headers.get('subject')).toBe('Your listing is approved');
  expect(mail?.headers.has('reply-to')).toBe(false);
  expect(mail?.text).toContain('https://harborlight.example/centers/harbor-point-austin-tx\n');
  expect(mail?.text).not.toMatch(/Harbor Point|Sam Example|555-0150|Opens in May/);
  await expect.poll(async () => (await on.decisionMails())[0]?.status).toBe('SENT');
});

it('tells the submitter of a rejection, with the reason', async () => {
  startSending();
  await reject(await on.underReview());
  await untilTold(1);
  expect(told()[0]?.headers.get('subject')).toBe('About the listing you sent us');
  expect(told()[0]?.text).toContain('WHY\nWe could not reach the phone.\n');
  expect(told()[0]?.text).not.toMatch(/Harbor Point|Sam Example|555-0150|Opens in May/);
});

it('calls a mail back that has not been sent, and says where one has', async () => {
  const waits = await on.underReview();
  await reject(waits);
  expect(await (await on.robin.post(`${path(waits)}/undo`)).json()).toEqual({
    undone: true,
    mailSent: false,
  });
  const went = await on.underReview();
  await reject(went);
  startSending();
  await untilTold(1);
  await expect.poll(async () => (await on.decisionMails())[0]?.status).toBe('SENT');
  expect(await (await on.robin.post(`${path(went)}/undo`)).json()).toEqual({ undone: true, mailSent: true });
  // The next decision is told again, and an older mail is none of it.
  await queue?.stop();
  queue = undefined;
  await approve(went);
  expect(await (await on.robin.post(`${path(went)}/undo`)).json()).toEqual({ undone: true, mailSent: false });
  expect(told()).toHaveLength(1);
});

it('forgets who a decision was mailed to when its time has come, and keeps the submission', async () => {
  const id = await on.underReview();
  await reject(id);
  const later = new Date(Date.now() + 91 * 24 * 3600_000);
  await purgeOld(on.db, later, 90);
  expect(await on.decisionMails()).toMatchObject([{ recipient: null, status: 'FAILED' }]);
  expect(await on.row(id)).toMatchObject({ status: 'REJECTED' });
});

it('tells who wrote in Spanish so in Spanish, with the reason as staff wrote it', async () => {
  startSending();
  const id = await on.underReview();
  await on.db.updateTable('submissions').set({ language: 'es' }).execute();
  await on.robin.patch(path(id), { status: 'REJECTED', reason: 'El teléfono no contesta.' });
  await untilTold(1);
  const [mail] = told();
  expect(mail?.headers.get('subject')).toBe(submitterMail.subject.rejected);
  expect(mail?.text).toContain(submitterMail.rejection.again);
  expect(mail?.text).toContain('El teléfono no contesta.');
  expect(mail?.text).toContain('https://harborlight.example/es/update-listing');
});
