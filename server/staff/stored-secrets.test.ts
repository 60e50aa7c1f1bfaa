import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';
import { addTwoStep, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  on = await startApp({ follows: false });
});
afterAll(() => on.stop());

it('stores of passwords, sessions, tokens, links and recovery codes hashes alone, in every file', async () => {
  const ada = await signedIn(on);
  const account = { email: 'ada.admin@harborlight.example', password: STAFF_PASSWORD };
  const made = await on.post('/api/tokens', { ...account, device: 'a laptop' });
  const { token } = (await made.json()) as { token: string };
  const invitation = await ada.post('/api/admin/staff-invitations', {
    email: 'rae@harborlight.example',
    role: 'reviewer',
  });
  const { url } = (await invitation.json()) as { url: string };
  const { recoveryCodes } = await addTwoStep(on.db, ada.id);
  const secrets = [
    ...[STAFF_PASSWORD, token, ada.headers.Cookie.split('=')[1]!, url.split(/[/#?=]/).at(-1)!],
    ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]),
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(15);
  const { password_hash } = await on.db.selectFrom('staff').select('password_hash').executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$/);
  const files = readdirSync(on.folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name));
    expect(
      secrets.filter((secret) => text.includes(secret)),
      name,
    ).toEqual([]);
  }
});
