import { afterEach, expect, it, vi } from 'vitest';
import { turnsOf } from './take-turns.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets a removal wait for the sync before it, also where the lock is never given', async () => {
  // A browser without locks is as one in which whoever has the lock was stopped.
  vi.stubGlobal('navigator', {});
  const takeTurn = turnsOf('sync');
  const done: string[] = [];
  let end = (_: Error) => {};
  const sync = takeTurn(() => new Promise<void>((_, reject) => (end = reject))).catch(() =>
    done.push('sync'),
  );
  const removal = takeTurn(async () => done.push('removal'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  end(new Error('The network has gone.'));
  await Promise.all([sync, removal]);
  expect(done).toEqual(['sync', 'removal']);
});
