import { runToolkit } from './run.ts';

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  if (error.code !== 'ENOSPC') throw error;
  console.error('harborlight: This could not be written whole: the disk is full.');
  process.exit(1);
});

// Ctrl-C needs no handler: the process ends at once, which shells count as 130, and SQLite drops a transaction that
// was not committed.
void runToolkit(process.argv.slice(2));
