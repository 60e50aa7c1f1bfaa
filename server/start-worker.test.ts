import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { goBehind, startProcess } from './start-worker.ts';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

describe.runIf(process.platform === 'linux')('on Linux', () => {
  let child: ReturnType<typeof startProcess>;
  afterEach(() => child.kill());

  it('has a process of ours go behind the server, which answers meanwhile', () => {
    child = startProcess('import-process');
    expect(getPriority(child.pid)).toBeGreaterThan(getPriority());
  });

  it('never has one go ahead of where it was, nor fails where it cannot go further back', () => {
    child = startProcess('import-process');
    for (const priority of [PRIORITY_BELOW_NORMAL, PRIORITY_LOW]) {
      setPriority(child.pid!, priority);
      goBehind(child.pid!);
      expect(getPriority(child.pid)).toBe(Math.min(PRIORITY_LOW, priority + 5));
    }
  });

  it('lets a process be that is gone', async () => {
    child = startProcess('import-process');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => goBehind(child.pid!)).not.toThrow();
  });
});
