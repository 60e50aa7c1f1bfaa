import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '#server/serve.ts';
import { addStaff, addTwoStep, STAFF_PASSWORD } from '#server/testing/staff.ts';
import { userName } from '../connection/connection.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';
import { makeHome } from '../testing/toolkit.ts';

let both: Awaited<ReturnType<typeof openBothWays>>;
let laptop: ReturnType<typeof makeHome>;
const email = `${userName()}@harborlight.example`;

beforeAll(async () => {
  both = await openBothWays(async () => {});
  laptop = makeHome();
});
afterAll(async () => {
  laptop.remove();
  await both.stop();
});

it('signs in by questions, keeps the token for its owner alone, and signs out', async () => {
  const screen = openScreen(laptop.home, ['login', '--server', both.address]);
  await screen.shows('Email address');
  screen.type(`${email}\r`);
  await screen.shows('Password');
  screen.type(`${STAFF_PASSWORD}\r`);
  await screen.shows(`You are signed in at ${both.address} as ${userName()} (admin).`);
  expect(await screen.exit()).toBe(0);
  expect((await screen.lines()).join()).not.toContain(STAFF_PASSWORD);
  const folder = join(laptop.home, '.config/harborlight');
  expect(statSync(join(folder, 'logins.json')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  const whoami = await laptop.run(['whoami', '--json']);
  expect(JSON.parse(whoami.stdout)).toMatchObject({ name: userName(), role: 'admin', place: both.address });
  expect(await laptop.run(['logout'])).toMatchObject({ status: 0, stderr: '' });
  // Back on the database of this machine, of which there is none here.
  expect(await laptop.run(['whoami'])).toMatchObject({ status: 1 });
});

it('signs in by a script, and revokes a token, which then is good for nothing', async () => {
  const args = [
    'login',
    '--server',
    both.address,
    '--email',
    email,
    '--password-stdin',
    '--device',
    'a script',
  ];
  expect(await laptop.run(args, { input: `${STAFF_PASSWORD}\n` })).toMatchObject({ status: 0 });
  const tokens = JSON.parse((await laptop.run(['tokens', 'list', '--json'])).stdout);
  const { id } = tokens.find(({ device }: { device: string }) => device === 'a script');
  expect(await both.remote(['tokens', 'revoke', String(id)])).toMatchObject({ status: 0 });
  const refused = await laptop.run(['tokens', 'list']);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('harborlight login');
  // To forget it works all the same.
  expect(await laptop.run(['logout'])).toMatchObject({ status: 0 });
});

it('keeps a token that may only read where that is asked for', async () => {
  const args = ['login', '--server', both.address, '--email', email, '--password-stdin', '--read-only'];
  const signedIn = await laptop.run(args, { input: STAFF_PASSWORD });
  expect(signedIn).toMatchObject({ status: 0, stdout: expect.stringContaining('(admin, to read only)') });
  expect((await laptop.run(['tokens', 'list'])).stdout).toContain('(read only) (this one)');
  const refused = await laptop.run(['staff', 'rename', email, 'Another Name']);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('This token may only read.') });
  expect(await laptop.run(['logout'])).toMatchObject({ status: 0 });
});

it('asks for a code where the account has two-step sign-in, and takes one by --code for scripts', async () => {
  const name = 'Tess Twostep';
  const phone = await addTwoStep(both.on.db, await addStaff(both.on.db, name));
  const own = 'tess.twostep@harborlight.example';
  const screen = openScreen(laptop.home, ['login', '--server', both.address, '--email', own]);
  await screen.shows('Password');
  screen.type(`${STAFF_PASSWORD}\r`);
  await screen.shows('Code from your app, or a recovery code');
  screen.type(`${phone.codeIn(-1)}\r`);
  await screen.shows(`You are signed in at ${both.address} as ${name} (reviewer).`);
  expect(await screen.exit()).toBe(0);

  const args = ['login', '--server', both.address, '--email', own, '--password-stdin'];
  const without = await laptop.run(args, { input: STAFF_PASSWORD });
  expect(without).toMatchObject({ status: 2, stdout: '' });
  expect(without.stderr).toContain('This account has two-step sign-in: give --code');
  const wrong = await laptop.run([...args, '--code', '000000'], { input: STAFF_PASSWORD });
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('The code is not right.') });
  const right = await laptop.run([...args, '--code', phone.recoveryCodes[0]!], { input: STAFF_PASSWORD });
  expect(right).toMatchObject({ status: 0, stderr: '' });
  expect(await laptop.run(['logout'])).toMatchObject({ status: 0 });
});

it('changes nothing by a failed sign-in, and says what was wrong', async () => {
  const args = ['login', '--email', email, '--password-stdin'];
  const wrong = await laptop.run([...args, '--server', both.address], { input: 'not the password' });
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toBe('harborlight: The email address or the password is not right.\n');
  expect(await laptop.run([...args, '--server', 'http://example.org'], { input: 'x' })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('not encrypted'),
  });
  expect((await laptop.run(args, { input: 'x' })).stderr).toContain('--server');
  const { port, close } = await listen(() => new Response(), { port: 0, hostname: '127.0.0.1' });
  await close();
  const gone = await laptop.run([...args, '--server', `http://127.0.0.1:${port}`], { input: 'x' });
  expect(gone).toMatchObject({ status: 1, stderr: expect.stringContaining('does not answer') });
  expect((await laptop.run(['logout'])).status).toBe(2);
});

it('revokes the token that a new one replaces, and forgets one of a server that is gone when told so', async () => {
  const noted = () => readFileSync(join(laptop.home, '.config/harborlight/logins.json'), 'utf8');
  const revoked: { token: string; noted: string }[] = [];
  const { port, close } = await listen(
    (request: Request, env) => {
      const token = request.headers.get('Authorization')?.split(' ')[1] ?? '';
      if (request.method === 'DELETE') revoked.push({ token, noted: noted() });
      return both.on.app.fetch(request, env);
    },
    { port: 0, hostname: '127.0.0.1' },
  );
  const address = `http://127.0.0.1:${port}`;
  const args = ['login', '--server', address, '--email', email, '--password-stdin', '--device', 'twice'];
  for (let time = 0; time < 2; time++) {
    expect(await laptop.run(args, { input: STAFF_PASSWORD })).toMatchObject({ status: 0 });
  }
  const tokens = JSON.parse((await laptop.run(['tokens', 'list', '--json'])).stdout);
  expect(tokens.filter(({ device }: { device: string }) => device === 'twice')).toHaveLength(1);
  // The new one is noted before the old one ends: whoever is interrupted holds a good one.
  expect(revoked).toHaveLength(1);
  expect(revoked[0]?.noted).not.toContain(revoked[0]?.token);
  await close();
  const kept = await laptop.run(['logout']);
  expect(kept).toMatchObject({ status: 1, stderr: expect.stringContaining('harborlight logout --forget') });
  expect((await laptop.run(['logout', '--local'])).stderr).toContain(`You are signed in at ${address}`);
  expect(await laptop.run(['logout', '--forget'])).toMatchObject({ status: 0 });
  expect((await laptop.run(['logout'])).stderr).toContain('signed in nowhere');
});

it('sends a password to no other server than the given one', async () => {
  let asked = 0;
  const other = await listen(() => new Response(String(asked++)), { port: 0, hostname: '127.0.0.1' });
  const target = `http://127.0.0.1:${other.port}`;
  const moved = () => Response.redirect(`${target}/api/tokens`, 307);
  const { port, close } = await listen(moved, { port: 0, hostname: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  const args = ['login', '--server', address, '--email', email, '--password-stdin'];
  const { status, stderr } = await laptop.run(args, { input: 'x' });
  await Promise.all([close(), other.close()]);
  expect({ status, asked }).toEqual({ status: 1, asked: 0 });
  expect(stderr).toBe(`harborlight: ${address} leads to ${target}. If you trust it, give that address.\n`);
});

it('ends with 130 at Ctrl-C in a question', async () => {
  const screen = openScreen(laptop.home, ['login', '--server', both.address]);
  await screen.shows('Email address');
  screen.type('\x03');
  expect(await screen.exit()).toBe(130);
});
