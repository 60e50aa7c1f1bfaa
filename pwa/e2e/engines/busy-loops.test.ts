import { expect, it } from 'vitest';
import { startBusyLoops } from './busy-loops.ts';

it('keeps as many processes busy as it is told, and leaves none behind', async () => {
  const loops = startBusyLoops(2);
  expect(loops.pids.map(runs)).toEqual([true, true]);
  await loops.end();
  expect(loops.pids.map(runs)).toEqual([false, false]);
  expect(startBusyLoops(0).pids).toEqual([]);
});

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
