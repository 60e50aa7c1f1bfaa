import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { openScreen } from '../testing/screen.ts';
import { makeHome } from '../testing/toolkit.ts';
import { escapeControls } from './print-json.ts';

const controls = [...'\u007f\u0080\u009b\u009f\u061c\u200e\u200f\u202a\u202e\u2066\u2069'];
const name = `Lantern ${controls.join('x')} House`;

let here: ReturnType<typeof makeHome>;
let env: { HARBORLIGHT_DB: string };
beforeEach(async () => {
  here = makeHome();
  env = { HARBORLIGHT_DB: join(here.home, 'harborlight.db') };
  const db = await openDatabase(env.HARBORLIGHT_DB);
  await addCenters(db, { name, city: 'Austin', state: 'TX' });
  await db.destroy();
});
afterEach(() => here.remove());

const ways: [string, string[], (json: string) => unknown][] = [
  ['a page of a list', ['search', 'lantern'], (json) => JSON.parse(json).centers[0].name],
  ['all of a list', ['search', '--all'], (json) => JSON.parse(json).name],
  ['one thing', ['show', '1'], (json) => JSON.parse(json).center.name],
];

it.each(ways)(
  'writes %s to a window without what commands it, and to a pipe as it is',
  async (_, args, nameIn) => {
    const command = ['centers', ...args, '--json'];
    // As wide as that no line is broken.
    const screen = openScreen(here.home, command, { columns: 4000, env });
    expect(await screen.exit()).toBe(0);
    const shown = (await screen.lines()).join('\n');
    for (const control of controls) expect(screen.raw()).not.toContain(control);
    expect(nameIn(shown)).toBe(name);
    const { stdout } = await here.run(command, { env });
    expect(stdout).toContain(name);
    expect(nameIn(stdout)).toBe(name);
  },
);

it('writes an error in the same way', async () => {
  const screen = openScreen(here.home, ['centers', 'show', name, '--json'], { columns: 4000, env });
  await screen.exit();
  for (const control of controls) expect(screen.raw()).not.toContain(control);
});

it('leaves all other signs of JSON as they are', () => {
  const json = JSON.stringify({ a: 'Cañon “City” 🏮 家族\n\t' }, null, 2);
  expect(escapeControls(json)).toBe(json);
});
