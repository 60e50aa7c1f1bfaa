import { spawnSync } from 'node:child_process';
import { percentile, printLimit } from './measuring.ts';

/**
 * How long the toolkit takes to start: `harborlight --help`, beside a Node that does nothing, in turns.
 * Needs a build (npm run build). Run it by: npx tsx bench/cli-start.ts
 */
const LIMIT_MS = 250;
const RUNS = 20;

const nothing = ['-e', '0'];
const help = ['dist/node/cli.js', '--help'];
const subcommandHelp = ['dist/node/cli.js', 'imports', 'undo', '--help'];

const times = new Map([nothing, help, subcommandHelp].map((args) => [args, [] as number[]]));
// The first of each reads its files from the disk: that is not what a day's work is like.
for (let run = -1; run < RUNS; run++) {
  for (const [args, taken] of times) {
    const started = performance.now();
    const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
    if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: is there a build?`);
    if (run >= 0) taken.push(performance.now() - started);
  }
}

const median = (args: string[]) => percentile(times.get(args) ?? [], 0.5);
const bare = median(nothing);
console.log(`node that does nothing: ${bare.toFixed(0)} ms, the median of ${RUNS}`);
for (const [what, args] of [
  ['harborlight --help', help],
  ['harborlight imports undo --help', subcommandHelp],
] as const) {
  printLimit(`${what}, ms`, median(args), LIMIT_MS);
  console.log(
    `  ${(median(args) - bare).toFixed(0)} ms of it are ours, ${(median(args) / bare).toFixed(2)} times a bare node`,
  );
}
