import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Keeps so many cores busy, as other programs of a slow phone do, until it is told to end. */
export function startBusyLoops(count: number): { pids: number[]; end(): Promise<void> } {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
  );
  const ended = loops.map((loop) => once(loop, 'exit'));
  const kill = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  // They would outlive us.
  process.once('exit', kill);
  return {
    pids: loops.map(({ pid }) => pid!),
    async end() {
      process.removeListener('exit', kill);
      kill();
      await Promise.all(ended);
    },
  };
}
