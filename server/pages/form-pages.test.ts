import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { parse } from 'node-html-parser';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createLimits } from '../http/client-limits.ts';
import { encodeForm, type Fields, readForm } from '../testing/html-forms.ts';
import { contactPayload, listingPayload, matchingRequest, STAFF, submission } from '../testing/messages.ts';
import { startApp } from '../testing/running-app.ts';
import { loadRenderer } from './load-renderer.ts';

const MOST_FORMS = 12;

let server: Awaited<ReturnType<typeof startApp>>;
let woken = 0;

beforeAll(async () => {
  server = await startApp({
    renderPage: await loadRenderer(fileURLToPath(new URL('../../dist', import.meta.url))),
    publicUrl: 'https://harborlight.example',
    limits: createLimits({ smsPerHour: 1, formsPerHour: MOST_FORMS }),
    staffEmail: STAFF,
    wakeMail: () => woken++,
  });
  cpSync(
    fileURLToPath(new URL('../../pwa/index.html', import.meta.url)),
    join(server.folder, 'pwa/index.html'),
  );
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.stop());

/** Each test has its own clients. */
let clients = 0;
const newClient = () => `192.0.2.${++clients}`;

async function post(
  path: string,
  body: Fields | BodyInit,
  { from = newClient(), ...headers }: Record<string, string> = {},
) {
  const sent =
    Object.getPrototypeOf(body) === Object.prototype ? encodeForm(body as Fields, 'multipart') : body;
  const response = await server.app.request(
    path,
    { method: 'POST', body: sent as BodyInit, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } },
    { incoming: { socket: { remoteAddress: from } } },
  );
  const html = await response.text();
  return { response, status: response.status, html, page: parse(html, { comment: true }) };
}

const { userPhone: _, consent: __, mayLeaveMessage: ___, ...matching } = matchingRequest;
/** Each form as its page sends it: with the field that people do not see, and a tick as browsers send it. */
const forms = {
  '/contact': { ...contactPayload, message: 'First line\r\nand <second>', fax: '' },
  '/update-listing': { ...listingPayload, fax: '' },
  '/live-matching': { ...matching, mayLeaveMessage: 'on', consent: 'on', fax: '' },
} satisfies Record<string, Fields>;
const paths = Object.keys(forms) as (keyof typeof forms)[];

/** Everything that messages leave behind, without what differs each time. */
async function stored() {
  const submissions = await server.db.selectFrom('submissions').selectAll().execute();
  const matching_requests = await server.db.selectFrom('matching_requests').selectAll().execute();
  const mails = await server.db
    .selectFrom('notifications')
    .select(['audience', 'recipient', 'subject', 'status'])
    .execute();
  const timeless = <R extends object>(rows: R[]) => rows.map((row) => ({ ...row, id: '', created_at: '' }));
  return {
    submissions: timeless(submissions),
    matching_requests: timeless(matching_requests),
    mails,
  };
}

async function addedBy(act: () => unknown) {
  const before = await stored();
  await act();
  const after = await stored();
  return {
    submissions: after.submissions.slice(before.submissions.length),
    matching_requests: after.matching_requests.slice(before.matching_requests.length),
    mails: after.mails.slice(before.mails.length),
  };
}
const nothing = { submissions: [], matching_requests: [], mails: [] };

it.each([
  ['/contact', '/api/submissions', submission({ ...contactPayload, message: 'First line\nand <second>' })],
  ['/update-listing', '/api/submissions', submission(listingPayload, 'NEW_CENTER')],
  ['/live-matching', '/api/live-matching', { ...matchingRequest, userPhone: undefined }],
] as const)('stores what comes to %s as the API does, and leads to the thanks', async (path, call, body) => {
  const byApi = await addedBy(() => server.post(call, body, { from: newClient() }));
  expect(byApi.mails.length).toBeGreaterThan(0);
  for (const [number, as] of (['multipart', 'urlencoded'] as const).entries()) {
    // Else the second would be a repeat of the first.
    const later = new Date(Date.now() + number * 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    woken = 0;
    const byForm = await addedBy(async () => {
      const { response } = await post(path, encodeForm(forms[path], as));
      expect([response.status, response.headers.get('Location')]).toEqual([303, `${path}?sent=1#outcome`]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });
    expect(byForm).toEqual(byApi);
    expect(woken).toBe(1);
  }
});

it('takes what somebody pasted without what nobody sees', async () => {
  const fields = { ...forms['/contact'], name: 'Pat\tExample\x07', message: 'One line\vand another' };
  const { submissions } = await addedBy(() => post('/contact', fields));
  const [stored] = submissions.map(({ payload_json }) => JSON.parse(payload_json));
  expect(stored).toMatchObject({ name: 'Pat Example', message: 'One line\nand another' });
});

it.each([
  ['/contact', 'Message sent successfully', 'We aim to answer within 1-2 business days.', '/contact'],
  ['/live-matching', 'We have your request', 'Need Help Now? Text 988', '/live-matching'],
  ['/update-listing', 'Thank you for what you sent', 'A person checks it', '/directory'],
])('says thanks at %s?sent=1, with a way on, for no search engine', async (path, title, words, way) => {
  const response = await server.app.request(`${path}?sent=1`);
  const page = parse(await response.text());
  expect(response.status).toBe(200);
  expect(page.querySelector('title')?.text).toBe(`${title} | Harborlight`);
  expect(page.querySelector('#content #outcome')?.text).toBe(title);
  expect(page.querySelector('#content')?.text).toContain(words);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel=canonical]')).toBeNull();
  const ways = page
    .querySelectorAll('#content a, #content form')
    .flatMap(({ attributes }) => [attributes.href ?? '', attributes.action ?? '']);
  expect(ways.map((to) => to.split('#')[0])).toContain(way);
  expect(page.querySelector('a[href="tel:988"]')).not.toBeNull();
});

it.each([
  ['/contact', { email: 'pat at "mail"', type: '' }, ['email', 'type']],
  [
    '/update-listing',
    { centerName: ' ', website: '</textarea>', levelsOfCare: [] },
    ['centerName', 'website', 'levelsOfCare'],
  ],
  ['/live-matching', { levelsOfCare: ['DETOX', 'IOP'], contactPreference: 'EMAIL_ME' }, ['contactInfo']],
  ['/live-matching', { ageBand: [], consent: [], contactInfo: '' }, ['ageBand', 'contactInfo', 'consent']],
] as const)(
  'gives %s back with all that was typed, and what is wrong with it',
  async (path, changes, wrong) => {
    const sent: Fields = { ...forms[path], ...changes };
    const added = await addedBy(async () => {
      const { response, page, html } = await post(path, sent);
      expect(response.status).toBe(400);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('ETag')).toBeNull();
      const kept = Object.entries(sent).filter(([, value]) => value.length > 0);
      const inForm = Object.entries(readForm(page)).filter(([, value]) => value.length > 0);
      const lines = (fields: typeof kept) =>
        fields.map(([name, value]) => [name, [value].flat().map((each) => each.replaceAll('\r', ''))]).sort();
      expect(lines(inForm)).toEqual(lines(kept));
      const kind = { '/contact': 'contact', '/update-listing': 'listing', '/live-matching': 'matching' }[
        path
      ];
      const links = page.querySelectorAll('form [role=alert] a');
      expect(links.map(({ attributes }) => attributes.href)).toEqual(wrong.map((name) => `#${kind}-${name}`));
      expect(page.querySelectorAll('form [role=alert] [aria-hidden=true]')).toEqual([]);
      for (const [index, name] of wrong.entries()) {
        expect(page.querySelector(`#${kind}-${name}-error`)?.text).toBe(links[index]?.text);
      }
      expect(page.querySelector('title')?.text).toMatch(/^Not sent yet: /);
      expect(page.querySelector('form')?.attributes).toMatchObject({
        method: 'post',
        action: `${path}#form`,
      });
      expect(html).not.toContain('</textarea></textarea>');
    });
    expect(added).toEqual(nothing);
    expect(server.errors).toEqual([]);
  },
);

it('asks for a way of contact that fits any choice, since no script follows it', async () => {
  const { page } = await post('/live-matching', { ...forms['/live-matching'], contactInfo: '' });
  expect(page.querySelector('label[for=matching-contactInfo]')?.text).toBe('Phone number or email');
  expect(page.querySelector('#matching-contactInfo')?.getAttribute('type')).toBe('text');
});

it.each(paths)('stores nothing of what fills in the field at %s that people do not see', async (path) => {
  const added = await addedBy(async () => {
    const { status, page } = await post(path, { ...forms[path], fax: '555-0100' });
    expect(status).toBe(400);
    expect(page.querySelector('form [role=alert]')?.text).toContain('Please leave this field empty.');
    // Where the browser filled it in, the next try goes through.
    expect(readForm(page)).toMatchObject({ fax: '', ...('state' in forms[path] && { state: 'TX' }) });
  });
  expect(added).toEqual(nothing);
});

it('stops where one client sends too many, whichever way they come, and keeps what was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const from = newClient();
  for (let sent = 0; sent < MOST_FORMS; sent++) {
    const message = `Number ${sent}`;
    if (sent % 2 === 0) await post('/contact', { ...forms['/contact'], message }, { from });
    else await server.post('/api/submissions', submission({ ...contactPayload, message }), { from });
  }
  const added = await addedBy(async () => {
    const { response, page } = await post('/contact', { ...forms['/contact'], message: 'Mine' }, { from });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(page.querySelector('form [role=alert]')?.text).toContain('Please try again in 60 minutes.');
    expect(readForm(page)).toMatchObject({ message: 'Mine', name: contactPayload.name });
  });
  expect(added).toEqual(nothing);
});

it.each([
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.harborlight.example' },
  { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': '', Origin: 'null' },
])('takes nothing that a page of another site sends, and shows nothing of it (%#)', async (headers) => {
  for (const path of paths) {
    const added = await addedBy(async () => {
      const { status, html } = await post(path, { ...forms[path], zip: '98765' }, headers);
      expect(status).toBe(403);
      expect(html).toContain('Another site asked for this');
      expect(html).not.toContain('98765');
    });
    expect(added).toEqual(nothing);
  }
});

it.each([
  ['413', 'This is too long', { message: 'x'.repeat(65_000) }, undefined],
  ['415', 'by the form on the page', '{"message":"hello"}', 'application/json'],
  ['415', 'by the form on the page', 'message=hello', 'text/plain'],
  ['400', 'could not be read', '--a\r\nhello', 'multipart/form-data; boundary=a'],
] as const)('answers %s (%s) with a page that can be read', async (status, words, body, type) => {
  const sent = typeof body === 'string' ? body : { ...forms['/contact'], ...body };
  const { response, page } = await post('/contact', sent, type && { 'Content-Type': type });
  expect(String(response.status)).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(page.querySelector('h1')?.text).toBe('Contact Us');
  expect(page.querySelector('form [role=alert]')?.text).toContain(words);
});

it('takes no files, no second answer, and no fields that the form does not have', async () => {
  const withFile = new FormData();
  withFile.set('message', new File(['hello'], 'hello.txt'));
  const wrong = [
    { ...forms['/contact'], color: 'red' },
    { ...forms['/contact'], name: ['Pat', 'Sam'] },
    new URLSearchParams([...Object.entries(forms['/contact']), ['__proto__', 'x'], ['__proto__', 'y']]),
    withFile,
  ];
  const added = await addedBy(async () => {
    for (const body of wrong) expect((await post('/contact', body)).status).toBe(400);
  });
  expect(added).toEqual(nothing);
  expect(server.errors).toEqual([]);
});

it.each(paths)(
  'takes a double tap at %s for one message, and the same words later for another',
  async (path) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T12:00:00Z') });
    const form = { ...forms[path], ...(path === '/contact' ? { message: 'Twice' } : { zip: '78799' }) };
    const send = () => post(path, form);
    const count = async () => {
      const { submissions, matching_requests } = await stored();
      return submissions.length + matching_requests.length;
    };
    const before = await count();
    const answers = await Promise.all([send(), send(), send()]);
    vi.setSystemTime(new Date('2026-12-20T12:09:00Z'));
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await count()).toBe(before + 1);
    vi.setSystemTime(new Date('2026-12-20T12:11:00Z'));
    expect((await send()).status).toBe(303);
    expect(await count()).toBe(before + 2);
  },
);

it('keeps what was typed where the server itself fails, and tells the operator nothing of it', async () => {
  await sql`CREATE TRIGGER full BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, 'disk full'); END`.execute(
    server.db,
  );
  const { response, page } = await post('/contact', { ...forms['/contact'], message: 'My secret' });
  await sql`DROP TRIGGER full`.execute(server.db);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  expect(page.querySelector('form [role=alert]')?.text).toContain('Something went wrong on our side.');
  expect(readForm(page)).toMatchObject({ message: 'My secret' });
  expect(server.errors.splice(0).map(({ message }) => message)).toEqual(['disk full']);
});
