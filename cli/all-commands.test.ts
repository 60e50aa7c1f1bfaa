import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCommands } from './manual.ts';
import { makeProgram } from './program.ts';
import { apart, interactive, reads, writes } from './testing/all-commands.ts';
import { given, openFilled } from './testing/open-filled.ts';

let both: Awaited<ReturnType<typeof openFilled>>['both'];
let ids: Awaited<ReturnType<typeof openFilled>>['ids'];

beforeAll(async () => {
  ({ both, ids } = await openFilled());
});
afterAll(() => both.stop());

it('knows of each command whether it reads or writes', () => {
  const paths = allCommands(makeProgram())
    .filter(({ command }) => command.commands.length === 0)
    .map(({ path }) => path.replace(/^harborlight /, ''));
  const known = [...interactive, ...Object.keys(apart), ...Object.keys(reads), ...Object.keys(writes)];
  expect(paths.toSorted()).toEqual(known.toSorted());
});

it.each(Object.keys(reads))('answers the same on a database and on a server: %s', async (path) => {
  const { status, json } = await both.same([...path.split(' '), ...reads[path]!(ids)], given);
  expect(status).toBe(0);
  expect(json).toBeTruthy();
});

it.each(Object.keys(apart))('answers in the same form on a database and on a server: %s', async (path) => {
  const args = [...path.split(' '), ...apart[path]!(ids), '--yes', '--json'];
  const [one, other] = await Promise.all([both.local(args, given), both.remote(args, given)]);
  expect(other.status).toBe(one.status);
  expect(formOf(JSON.parse(other.stdout))).toEqual(formOf(JSON.parse(one.stdout)));
});

// In this order: each goes on from what those before it have done.
it.each(Object.keys(writes))(
  'does the same on a database and on a server: %s',
  { tags: 'variant' },
  async (path) => {
    const args = [...path.split(' '), ...writes[path]!(ids), '--yes'];
    const { status, json, stderr } = await both.same(args, given);
    // There are centers here: cli/machine/settings.test.ts loads it where there is none.
    expect(status, stderr).toBe(path === 'sample load' ? 1 : 0);
    expect(json).toBeTruthy();
  },
);

/** The names of an answer's fields, or of its first row's: their values are of the machine, or of the moment. */
function formOf(answer: object): string[] {
  return Object.keys(Array.isArray(answer) ? answer[0] : answer);
}
