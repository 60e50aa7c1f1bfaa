import { afterAll, beforeAll, expect, it } from 'vitest';
import { weakPassword } from '#core/i18n/en/admin/staff-validation.ts';
import { startApp } from '../testing/running-app.ts';
import { STAFF_PASSWORD, signedIn } from '../testing/staff.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  on = await startApp({ follows: false });
  ada = await signedIn(on, 'Ada Admin', 'admin');
});
afterAll(() => on.stop());

const account = { email: 'zoe.saltmarsh@harbor-help.example', name: 'Zoë Saltmarsh' };
/** What is wrong with it; undefined where it is taken. */
const tell = (password: string) =>
  refuseWeakPassword(password, account).then(
    () => undefined,
    (error) => error.issues[0].message,
  );

it('refuses what is guessed first: the commonest passwords, their spellings, rounds and runs', async () => {
  const common = [
    '1234567890123',
    'password1234',
    'P@ssw0rd2026',
    '!!!Princess2026!!!',
    'qwertyuiopas',
    'zyxwvutsrqpo',
    'passwordpassword',
    'letmeinletmeinlet',
    'aaaaaaaaaaaaa',
    'xk9xk9xk9xk9',
  ];
  for (const password of common) expect(await tell(password), password).toBe(weakPassword.common);
});

it('refuses little more than the name, the address, or ours', async () => {
  const own = [
    'zoesaltmarsh',
    'Zoe Saltmarsh 26!',
    'saltmarsh12345',
    'ZOE.SALTMARSH@harbor-help.example',
    'harborlight-1',
    'Saltmarsh/Password1',
  ];
  for (const password of own) expect(await tell(password), password).toBe(weakPassword.own);
});

it('takes words in a row, and what is long beside a name', async () => {
  const good = [
    STAFF_PASSWORD,
    'correct horse battery staple',
    'password of my saltmarsh at dusk',
    'vT7#pq!9Lm2x',
    'un faro en la niebla',
    '渡し守は灯台で眠っている夜も',
  ];
  for (const password of good) expect(await tell(password), password).toBeUndefined();
});

it('asks so wherever a password is set: an account, somebody else’s, one’s own, and by a link', async () => {
  const password = 'password1234';
  const refused = async (asked: Response | Promise<Response>) => {
    const response = await asked;
    const { error } = await response.json();
    expect([response.status, error]).toMatchObject([
      400,
      { code: 'weak_password', issues: [{ path: 'password', message: weakPassword.common }] },
    ]);
  };
  const invited = { email: 'ivy@mail.example', role: 'reviewer' };
  await refused(ada.post('/api/admin/staff', { ...invited, name: 'Ivy', password }));
  await refused(ada.post('/api/admin/session/password', { current: STAFF_PASSWORD, password }));
  const rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
  await refused(ada.put(`/api/admin/staff/${rae.id}/password`, { password }));

  const tokenOf = async (response: Response) => (await response.json()).url.split('#')[1];
  const invitation = await tokenOf(await ada.post('/api/admin/staff-invitations', invited));
  await refused(on.post('/api/staff-links/accept', { token: invitation, name: 'Ivy', password }));
  const link = await tokenOf(await ada.post(`/api/admin/staff/${rae.id}/password-link`));
  await refused(on.post('/api/staff-links/accept', { token: link, password }));
  // Neither link is used up by that.
  const own = await on.post('/api/staff-links/accept', { token: link, password: 'reviewer2026!' });
  expect((await own.json()).error.issues[0].message).toBe(weakPassword.own);
  for (const [token, more] of [
    [invitation, { name: 'Ivy' }],
    [link, {}],
  ]) {
    const taken = await on.post('/api/staff-links/accept', {
      token,
      ...Object(more),
      password: STAFF_PASSWORD,
    });
    expect(taken.status).toBe(200);
  }
});
