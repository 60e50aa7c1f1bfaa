import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactPayload, matchingRequest, submission } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

const FROM = '203.0.113.77';
let on: Awaited<ReturnType<typeof startApp>>;
let answers: Response[];

beforeAll(async () => {
  on = await startApp();
  const ids = await addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  const centerId = ids['Lantern House'];
  const tap = { centerId, centerName: 'Lantern House', centerPhone: '', userCountry: 'US' };
  const asked = ['/', '/directory?q=detox', '/centers/x', '/api/centers?q=detox', '/api/snapshot', '/livez'];
  answers = [
    ...(await Promise.all(asked.map((path) => on.app.request(path)))),
    await on.post('/api/submissions', submission(contactPayload), { from: FROM }),
    await on.post('/api/live-matching', matchingRequest, { from: FROM }),
    await on.post('/api/center-reports', { centerId, kind: 'CLOSED', comment: '' }, { from: FROM }),
    await on.post('/api/track-call', tap, { from: FROM }),
  ];
  expect(answers.slice(-4).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
afterAll(() => on.stop());

it('sets no cookie for who looks and who writes', () => {
  expect(answers.filter(({ headers }) => headers.has('Set-Cookie'))).toEqual([]);
});

it('has browsers tell no other site where somebody came from', () => {
  expect(answers.map(({ headers }) => headers.get('Referrer-Policy'))).toEqual(
    answers.map(() => 'no-referrer'),
  );
});

it('writes the address of who sends something to no file', () => {
  const files = readdirSync(on.folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(1);
  const holding = files.filter((file) => readIfThere(join(file.parentPath, file.name)).includes(FROM));
  expect(holding).toEqual([]);
});

it('keeps of the id of a message when it came, its answer and a check code, and not a word', async () => {
  const receipts = await on.db.selectFrom('receipts').selectAll().execute();
  expect(receipts).toHaveLength(4);
  for (const { key, fingerprint, answer, created_at, status, ...more } of receipts) {
    expect([status, JSON.parse(answer ?? '')]).toEqual([201, { id: expect.any(String) }]);
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(fingerprint).toMatch(/^[\da-f]{64}$/);
    expect(created_at).toMatch(/^\d{4}-/);
    expect(more).toEqual({});
  }
});

it('mails staff of forms, and nobody of a report or a call', async () => {
  const mails = await on.db.selectFrom('notifications').select(['audience', 'kind']).execute();
  expect(mails.map(({ audience }) => audience).sort()).toEqual(['staff', 'staff', 'submitter']);
});

/** What a file holds; nothing where the server has just put another one in its place. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
