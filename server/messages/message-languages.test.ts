import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLimits } from '../http/client-limits.ts';
import { toRecord } from '../live-matching/matching-list.ts';
import { readMessage } from '../mail/notifications.ts';
import { languageOf, writeMailText } from '../mail/wording.ts';
import { loadRenderer } from '../pages/load-renderer.ts';
import { toReviewed } from '../submissions/submissions-list.ts';
import { encodeForm } from '../testing/html-forms.ts';
import { contactPayload, listingPayload, matchingRequest, STAFF, submission } from '../testing/messages.ts';
import { readWrongPaths, startApp } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp({
    renderPage: await loadRenderer(fileURLToPath(new URL('../../dist', import.meta.url))),
    publicUrl: 'https://harborlight.example',
    limits: createLimits({ smsPerHour: 1, formsPerHour: 3 }),
    staffEmail: STAFF,
  });
  cpSync(
    fileURLToPath(new URL('../../pwa/index.html', import.meta.url)),
    join(server.folder, 'pwa/index.html'),
  );
});
afterAll(() => server.stop());

const send = async (path: string, body: object): Promise<string> => {
  const response = await server.post(path, body);
  expect(response.status).toBe(201);
  return (await response.json()).id;
};

/** The mails about a message, as they would go out. */
async function mailsAbout(id: string) {
  const queued = await server.db
    .selectFrom('notifications')
    .selectAll()
    .where((is) => is.or([is('submission_id', '=', id), is('matching_request_id', '=', id)]))
    .orderBy('audience')
    .execute();
  return Promise.all(
    queued.map(async (mail) => {
      const message = (await readMessage(server.db, mail))!;
      return { subject: mail.subject, ...writeMailText(mail, message, null, languageOf(message)) };
    }),
  );
}
const submissionRow = (id: string) =>
  server.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('answers who wrote in Spanish in Spanish, and tells staff of it in English', async () => {
  const id = await send('/api/submissions', submission(contactPayload, 'CONTACT', { language: 'es' }));
  const row = await submissionRow(id);
  expect(toReviewed(row, null).language).toBe('es');
  expect(JSON.parse(row.payload_json)).toEqual(contactPayload);
  const [toStaff, toSender] = await mailsAbout(id);
  expect(toStaff?.text).toContain('\n\nLanguage: Spanish\n\n');
  expect(toStaff?.subject).toMatch(/^Contact message:/);
  expect(toSender?.subject).toBe('Recibimos su mensaje');
  expect(toSender?.text).toContain('oprima el 2');
});

it('tells staff that whoever answers a request should speak Spanish', async () => {
  const id = await send('/api/live-matching', { ...matchingRequest, language: 'es' });
  const row = await server.db
    .selectFrom('matching_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(toRecord(row, null).language).toBe('es');
  const [mail] = await mailsAbout(id);
  expect(mail?.text).toMatch(
    /Language: Spanish\nThey wrote to us in Spanish\. Please have someone who speaks/,
  );
});

it('takes what names no language for English, and says nothing of it', async () => {
  const id = await send('/api/submissions', submission(listingPayload, 'NEW_CENTER'));
  expect((await submissionRow(id)).language).toBe('en');
  const [toStaff, toSender] = await mailsAbout(id);
  expect(toStaff?.text).not.toContain('Language');
  expect(toSender?.subject).toBe('We have your listing');
});

it.each([
  ['/api/submissions', submission(contactPayload, 'CONTACT', { language: 'fr' })],
  ['/api/live-matching', { ...matchingRequest, language: 'fr' }],
  ['/api/send-referral-sms', { language: 'fr' }],
])('names the language at %s where it is none that we speak', async (path, body) => {
  const response = await server.post(path, body);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toContain('language');
});

const post = async (path: string, fields: Record<string, string>) => {
  const response = await server.app.request(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: encodeForm(fields, 'multipart'),
  });
  return {
    status: response.status,
    to: response.headers.get('Location'),
    page: parse(await response.text()),
  };
};

it('knows the language of a form without a script by its address', async () => {
  const sent = await post('/es/contact', contactPayload);
  expect([sent.status, sent.to]).toEqual([303, '/es/contact?sent=1#outcome']);
  const { language } = await server.db
    .selectFrom('submissions')
    .select('language')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(language).toBe('es');
});

it('says in Spanish, at each field and above, what was wrong with a form from a page in Spanish', async () => {
  const { status, page } = await post('/es/contact', { ...contactPayload, email: 'pat', name: '' });
  expect(status).toBe(400);
  expect(page.querySelector('#contact-email-error')?.text).toBe('Escriba un correo electrónico válido');
  expect(page.querySelector('#contact-name-error')?.text).toBe('Escriba su nombre');
  const summary = page.querySelector('form [role=alert]')?.text;
  expect(summary).toContain('Escriba su nombre');
  expect(page.querySelector('#root')?.text).not.toMatch(/Please|required|valid email/);
});

it('says in Spanish when to try again', async () => {
  for (const message of ['Uno', 'Dos']) await post('/es/contact', { ...contactPayload, message });
  const { status, page } = await post('/es/contact', { ...contactPayload, message: 'Tres' });
  expect(status).toBe(429);
  expect(page.querySelector('form [role=alert]')?.text).toMatch(
    /Llegaron muchos mensajes desde su conexión\. Inténtelo de nuevo dentro de \d+ minutos\./,
  );
});
