import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';
import { STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let rae: typeof ada;

beforeAll(async () => {
  on = await startApp({ publicUrl: 'https://harborlight.example' });
  ada = await signedIn(on, 'Ada Admin', 'admin');
  rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
});
afterAll(() => on.stop());

/** What a browser says of a page of another site: a new browser, and one that has no Sec-Fetch-Site yet. */
const browsers: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  // A sandboxed frame.
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/** A JSON text can be sent by a form of type text/plain, whose only field has it in its name. */
const bodies = (fields: Record<string, string | boolean>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return [
    { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form as never).toString() },
    { type: undefined, body: form },
    { type: 'text/plain', body: `${JSON.stringify(fields)}=` },
    { type: 'application/json', body: JSON.stringify(fields) },
  ];
};

const stored = async () => ({
  staff: await on.db.selectFrom('staff').selectAll().execute(),
  links: await on.db.selectFrom('staff_links').selectAll().execute(),
  sessions: await on.db.selectFrom('staff_sessions').selectAll().execute(),
  changes: await on.db.selectFrom('changes').selectAll().execute(),
});

it('changes nothing by whatever a page of another site has the browser of an admin send', async () => {
  const attacks: [method: string, path: string, fields: Record<string, string | boolean>][] = [
    ['POST', '/api/admin/staff-invitations', { email: 'eve@evil.example', role: 'admin' }],
    ['POST', `/api/admin/staff/${rae.id}/password-link`, {}],
    ['PATCH', `/api/admin/staff/${rae.id}`, { role: 'admin' }],
    ['PATCH', `/api/admin/staff/${rae.id}`, { disabled: true }],
    ['DELETE', `/api/admin/staff/${rae.id}/sessions`, {}],
    ['POST', '/api/admin/session/password', { current: STAFF_PASSWORD, password: 'the lantern of eve' }],
    ['PATCH', '/api/admin/session', { name: 'Eve' }],
    ['DELETE', '/api/admin/session', {}],
    ['DELETE', '/api/admin/session/all', {}],
  ];
  const before = await stored();
  for (const headers of browsers) {
    for (const [method, path, fields] of attacks) {
      for (const { type, body } of bodies(fields)) {
        const response = await on.app.request(path, {
          method,
          headers: { ...ada.headers, Host: 'localhost', ...headers, ...(type && { 'Content-Type': type }) },
          body,
        });
        expect(response.status, `${method} ${path} as ${type}`).toBe(403);
        expect((await response.json()).error.code).toBe('other_site');
      }
    }
  }
  expect(await stored()).toEqual(before);
});

it('lets no other site sign anybody in, or use up a link', async () => {
  const before = await stored();
  const credentials = { email: 'rae.reviewer@harborlight.example', password: STAFF_PASSWORD };
  for (const headers of browsers) {
    for (const path of ['/api/session', '/api/staff-links/look', '/api/staff-links/accept']) {
      for (const { type, body } of bodies(credentials)) {
        const response = await on.app.request(path, {
          method: 'POST',
          headers: { Host: 'localhost', ...headers, ...(type && { 'Content-Type': type }) },
          body,
        });
        // A form is no JSON, and refused for that already.
        expect([403, 415], path).toContain(response.status);
        expect(response.headers.has('Set-Cookie')).toBe(false);
      }
    }
  }
  expect(await stored()).toEqual(before);
});

it('takes what our own pages send, also where a proxy hides that people use https', async () => {
  const own: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://harborlight.example' },
    { Origin: 'https://harborlight.example' },
    { Origin: 'https://localhost' },
  ];
  for (const headers of own) {
    const response = await on.app.request('/api/admin/session', {
      method: 'PATCH',
      headers: { ...ada.headers, Host: 'localhost', ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada Admin' }),
    });
    expect(response.status).toBe(200);
  }
});
