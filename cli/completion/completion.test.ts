import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationStatuses } from '#core/lists/staff-lists.ts';
import { makeProgram } from '../program.ts';
import { EXECUTABLE, makeHome } from '../testing/toolkit.ts';
import { complete } from './complete.ts';

const candidates = (...words: string[]) => {
  const found = complete(makeProgram(), words);
  return found === 'files' ? found : found.map(({ word }) => word);
};

it('offers commands, their subcommands and options, and the values of both', () => {
  expect(candidates('')).toEqual(expect.arrayContaining(['calls', 'status', 'completion']));
  expect(candidates('')).not.toContain('__complete');
  expect(candidates('ca')).toEqual(['calls']);
  expect(candidates('--json', '--db', 'some.db', 'calls', '')).toEqual(['stats', 'list', 'export']);
  expect(candidates('calls', 'list', '--c')).toEqual(['--center']);
  expect(candidates('calls', 'list', '--js')).toEqual(['--json']);
  expect(candidates('notifications', 'list', '--status', '')).toEqual([...notificationStatuses.values]);
  expect(candidates('notifications', 'list', '--status=S')).toEqual(['--status=SENT']);
  // As bash splits it.
  expect(candidates('notifications', 'list', '--status', '=', 'S')).toEqual(['SENT']);
  expect(candidates('completion', '')).toEqual(['bash', 'zsh', 'fish']);
});

it('leaves files to the shell where they are meant, and offers nothing where it knows nothing', () => {
  expect(candidates('--db', 'x')).toBe('files');
  expect(candidates('import', '')).toBe('files');
  expect(candidates('calls', 'export', '--output', '')).toBe('files');
  expect(candidates('calls', 'list', '--from', '')).toEqual([]);
  expect(candidates('status', '')).toEqual([]);
  expect(candidates('no-such-command', '')).toEqual([]);
});

describe('in a real shell', () => {
  const { home, env, run, remove } = makeHome();
  const path = `${join(home, 'bin')}:${process.env.PATH}`;
  const isThere = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;
  /** Runs a script in a shell where "harborlight" is found. */
  const runShell = (shell: string, script: string) => {
    const options = { cwd: home, env: { ...env, PATH: path }, encoding: 'utf8' } as const;
    const { stdout, stderr, status } = spawnSync(shell, ['-c', script], options);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    return stdout.split('\n').filter((line) => line !== '');
  };

  beforeAll(async () => {
    mkdirSync(join(home, 'bin'));
    symlinkSync(EXECUTABLE, join(home, 'bin/harborlight'));
    writeFileSync(join(home, 'new centers.csv'), '');
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { status, stdout } = await run(['completion', shell]);
      expect(status).toBe(0);
      writeFileSync(join(home, `completion.${shell}`), stdout);
    }
  });
  afterAll(remove);

  it('completes in bash, also behind "=" and names of files with spaces', () => {
    const press = (...words: string[]) =>
      runShell(
        'bash',
        `source completion.bash
        COMP_WORDS=(harborlight ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}
        $(complete -p harborlight | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        printf '%s\\n' "\${COMPREPLY[@]}"`,
      );
    expect(press('notif')).toEqual(['notifications']);
    expect(press('notifications', 'list', '--status', '=', 'F')).toEqual(['FAILED']);
    expect(press('import', 'new')).toEqual(['new centers.csv']);
    expect(press('import', '--format', '')).toEqual(['csv', 'samhsa']);
    expect(press('status', '')).toEqual([]);
  });

  it.runIf(isThere('zsh'))('is a script that zsh takes', () => {
    runShell('zsh', 'zsh -n completion.zsh');
    runShell('zsh', 'autoload -U compinit; compinit -u -D; source completion.zsh');
  });

  it.runIf(isThere('fish'))('completes in fish', () => {
    const script = 'source completion.fish; complete -C "harborlight notif"';
    expect(runShell('fish', script)).toEqual([expect.stringMatching(/^notifications\t/)]);
  });

  it('says how to install it, and needs no database to complete', async () => {
    const help = await run(['completion']);
    for (const shell of ['bash', 'zsh', 'fish']) expect(help.stdout).toContain(`completion ${shell}`);
    expect(await run(['completion', 'tcsh'])).toMatchObject({ status: 2 });
    expect(await run(['__complete', '--', 'calls', 'st'], { env: { PORT: 'wrong' } })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^stats\t/),
    });
  });
});
