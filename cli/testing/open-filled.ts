import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF } from '#server/testing/messages.ts';
import { openBothWays } from './both-ways.ts';
import { fillWithAll } from './filled.ts';

const PASSWORD = 'a long enough password\n';
/** No mail is sent here: it is only queued. */
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: STAFF, STAFF_EMAIL: STAFF };
/** What a command reads from standard input, and its settings on this machine. */
export const given = { input: PASSWORD, env: mailSettings, asProcess: true };

/** A database and a server, the same in both: one of everything that a command can write to, and the files it reads. */
export async function openFilled() {
  const filled: Awaited<ReturnType<typeof fillWithAll>>[] = [];
  const both = await openBothWays(async (db) => filled.push(await fillWithAll(db)), { env: mailSettings });
  await Promise.all([both.local(['backup', 'backup.db']), both.remote(['backup', 'backup.db'])]);
  for (const home of [both.localHome, both.remoteHome]) {
    writeFileSync(join(home, 'new.csv'), 'name,city,state\nNew Imported House,Austin,TX\n');
    writeFileSync(
      join(home, 'guide.md'),
      '---\ntitle: A new guide\nexcerpt: In short.\n---\n\n## Why?\n\nBecause.\n',
    );
  }
  return { both, ids: filled[0]! };
}
