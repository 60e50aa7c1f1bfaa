// `npm test`, `npm run test:engines`, `npm run test:long`: the stages of a tier, one after the other, and what they found.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { readReport, type TestReport, type TestTags, tellResults } from './test-report.ts';

const tiers: Record<string, readonly Stage[]> = {
  /** What every change must pass. */
  gate: [
    { script: 'check:types' },
    { script: 'check:style' },
    { script: 'build' },
    { script: 'budget' },
    { project: 'unit', tags: '!variant' },
    { project: 'browser', tags: '!variant', again: true },
  ],
  /** The main errands in other people's browsers. */
  engines: [{ script: 'build' }, { project: 'engines' }],
  /** What takes minutes by its nature. */
  long: [
    { script: 'build' },
    { project: 'long' },
    { project: 'unit', newSeed: true },
    { project: 'browser', tags: 'variant' },
    { project: 'sweeps' },
  ],
};

/**
 * A script of package.json, or a project of vitest.config.ts: of this one, the tests that `tags` asks for; `again` runs once
 * more what failed; with a new seed, properties are tried on other values than ever before.
 */
type Stage = { script: string } | { project: string; tags?: TestTags; again?: true; newSeed?: true };

/** More files than these do not fail by chance. */
const MOST_RUN_AGAIN = 6;
const REPORTS = 'dist/tests';

const [tier = 'gate', ...filters] = argv.slice(2);
const stages = tiers[tier];
if (!stages) throw new Error(`There is no tier “${tier}”: ${Object.keys(tiers).join(', ')}.`);

rmSync(REPORTS, { recursive: true, force: true });
const seconds: [stage: string, seconds: number][] = [];
const reports: TestReport[] = [];
const again: TestReport[] = [];
const broken = stages.find((stage) => !pass(stage));
const results = tellResults({
  seconds,
  reports,
  again,
  broken: broken && 'script' in broken ? [broken.script] : [],
});
console.log(results.text);
exit(results.failed === 0 ? 0 : 1);

/** Runs a stage. False where what comes after it would say nothing. */
function pass(stage: Stage): boolean {
  if ('script' in stage) return time(stage.script, ['npm', 'run', '--silent', stage.script]) === 0;
  // Where files are asked for by name, a project may have none of them.
  const wanted = filters.length > 0 ? ['--passWithNoTests', ...filters] : [];
  const { project, tags } = stage;
  if (stage.newSeed) env.PROPERTY_SEED = String(randomInt(2 ** 31));
  const report = runTests(project, { project, tags, more: wanted });
  reports.push(report);
  const failed = report.files.filter((file) => file.failed);
  if (stage.again && failed.length > 0 && failed.length <= MOST_RUN_AGAIN) {
    const files = failed.map(({ name }) => name);
    again.push(runTests(`${project} again`, { project, tags, more: ['--maxWorkers=1', ...files] }));
  }
  return true;
}

function runTests(
  name: string,
  { project, tags, more }: { project: string; tags: TestTags | undefined; more: readonly string[] },
): TestReport {
  const file = join(REPORTS, `${name.replace(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const tagged = tags ? [`--tags-filter=${tags}`] : [];
  const status = time(name, ['npx', 'vitest', 'run', '--project', project, ...reporters, ...tagged, ...more]);
  return readReport(file, status, tags);
}

/** Runs a command in the open, and notes how long it took. Returns its exit code. */
function time(name: string, [command = '', ...args]: readonly string[]): number {
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  seconds.push([name, (Date.now() - began) / 1000]);
  return status ?? 1;
}
