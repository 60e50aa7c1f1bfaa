import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { columns, toCsv } from '#core/center/csv-columns.ts';
import { topics } from '#core/center/topics.ts';
import {
  careTypes,
  insuranceTypes,
  levels,
  modalities,
  populations,
  states,
} from '#core/lists/public-lists.ts';
import { realFiles } from './real-directory.ts';

/**
 * Measures the import: SAMHSA's two directories from the start of the process to its end, and our CSV beside
 * `sqlite3 .import` of the same file in the same run.
 */
const RUNS = 3;
const ROWS = 20_000;
const AIMS = { seconds: 6, megabytes: 600, ratio: 4 };
/** The toolkit as it is installed where it has been built, else from source. */
const built = fileURLToPath(new URL('../dist/node/cli.js', import.meta.url));
const source = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const toolkit = existsSync(built) ? [built] : ['--import', 'tsx', source];

const folder = mkdtempSync(join(tmpdir(), 'harborlight-bench-'));

try {
  measureDirectory();
  measureCsv();
} finally {
  rmSync(folder, { recursive: true });
}

function measureDirectory(): void {
  if (!realFiles.every(existsSync)) {
    console.log('SAMHSA’s directories: not measured, ../shared/data is not there.');
    return;
  }
  const first: Usage[] = [];
  const again: Usage[] = [];
  for (let run = 0; run < RUNS; run++) {
    const database = join(folder, `directory-${run}.db`);
    first.push(runTimed(toolkit, ['import', '--json', '--db', database, ...realFiles]));
    again.push(runTimed(toolkit, ['import', '--json', '--db', database, ...realFiles]));
  }
  const seconds = median(first.map((usage) => usage.seconds));
  const megabytes = median(first.map((usage) => usage.megabytes));
  console.log('SAMHSA’s two directories, whole process:');
  print('  empty database', `${seconds.toFixed(2)} s`, `aim under ${AIMS.seconds} s`);
  print('  peak memory', `${megabytes.toFixed(0)} MB`, `aim under ${AIMS.megabytes} MB`);
  print('  the same again', `${median(again.map((usage) => usage.seconds)).toFixed(2)} s`);
}

function measureCsv(): void {
  const csv = join(folder, 'centers.csv');
  writeFileSync(csv, madeUpCsv());
  const run = fileURLToPath(new URL('import-csv.ts', import.meta.url));
  const ours: number[] = [];
  const theirs: number[] = [];
  const hasSqlite = spawnSync('sqlite3', ['--version']).status === 0;
  for (let i = 0; i < RUNS; i++) {
    const { stdout, stderr } = spawnSync(process.execPath, [
      '--import',
      'tsx',
      run,
      csv,
      join(folder, `ours-${i}.db`),
    ]);
    if (stdout.length === 0) throw new Error(stderr.toString());
    ours.push(Number(stdout));
    if (hasSqlite) theirs.push(timeSqliteImport(csv, join(folder, `theirs-${i}.db`)));
  }
  const size = (readFileSync(csv).length / 1024 / 1024).toFixed(1);
  console.log(`Our CSV, ${ROWS} rows, ${size} MB:`);
  print('  ours, with index', `${rate(median(ours))} rows/s`, `${(median(ours) * 1000).toFixed(0)} ms`);
  if (!hasSqlite) {
    console.log('  sqlite3 is not installed: no ratio.');
    return;
  }
  print('  sqlite3 .import', `${rate(median(theirs))} rows/s`, `${(median(theirs) * 1000).toFixed(0)} ms`);
  print('  ratio', (median(ours) / median(theirs)).toFixed(1), `aim under ${AIMS.ratio}`);
}

/** A table of the same columns, and a unique index over what we make slugs of. */
function timeSqliteImport(csv: string, database: string): number {
  const names = columns.map(({ header }) => header);
  const script = [
    'PRAGMA journal_mode = WAL;',
    'PRAGMA synchronous = FULL;',
    `CREATE TABLE centers (${names.map((name) => `${name} TEXT`).join(', ')});`,
    "CREATE UNIQUE INDEX slugs ON centers (lower(replace(name || ' ' || city || ' ' || state, ' ', '-')));",
    '.mode csv',
    `.import --skip 1 "${csv}" centers`,
    'SELECT count(*) FROM centers;',
  ].join('\n');
  const started = performance.now();
  const { stdout, stderr } = spawnSync('sqlite3', [database], { input: script });
  const seconds = (performance.now() - started) / 1000;
  if (!stdout.toString().trim().endsWith(String(ROWS))) throw new Error(`sqlite3 .import: ${stderr}`);
  return seconds;
}

/** Rows as full as those of the real directory; always the same. */
function madeUpCsv(): string {
  const some = (values: readonly string[], i: number) =>
    values.filter((_, at) => (i >> (at % 7)) % 2 === 0).join(', ');
  const rows = Array.from({ length: ROWS }, (_, i) => [
    `Harbor Point Recovery ${i}`,
    `https://harbor-${i}.example`,
    `205-555-${String(i % 10_000).padStart(4, '0')}`,
    `info@harbor-${i}.example`,
    `${i} Lighthouse Road, Suite ${i % 40}`,
    'Springfield',
    states.values[i % states.values.length]!,
    String(1000 + ((i * 37) % 98_000)).padStart(5, '0'),
    String(1 + (i % 120)),
    '1:6',
    'English, Spanish',
    '',
    'Settings: outpatient, short-term residential.\nSpecial programs: young adults, older adults, people in the justice ' +
      'system.\nAlso offers: telehealth, case management, peer support, housing help, “24/7” intake.\n' +
      'Payment help: sliding fee scale, payment assistance.',
    some(levels.values, i),
    some(populations.values, i),
    some(modalities.values, i),
    some(insuranceTypes.values, i),
    i % 3 === 0 ? 'CARF, Joint Commission' : 'State Licensed',
    some(careTypes.values, i),
    '',
    some(topics.values.slice(0, 12), i),
    '',
    '',
    `888-555-${String(i % 10_000).padStart(4, '0')}`,
    '',
    '',
  ]);
  return toCsv([columns.map(({ header }) => header), ...rows]);
}

interface Usage {
  seconds: number;
  megabytes: number;
}

/** Runs Node as a process of its own; its memory is what it tells of itself at its end. */
function runTimed(program: string[], args: string[]): Usage {
  const tellMemory =
    'data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak "+process.resourceUsage().maxRSS))';
  const started = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', tellMemory, ...program, ...args], {
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - started) / 1000;
  const peak = /peak (\d+)/.exec(stderr.toString());
  if (!stdout.includes('"rows": 21213') || !peak) throw new Error(stderr.toString());
  return { seconds, megabytes: Number(peak[1]) / 1024 };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

function rate(seconds: number): string {
  return Math.round(ROWS / seconds).toLocaleString('en-US');
}

function print(what: string, value: string, note = ''): void {
  console.log(`${what.padEnd(20)}${value.padStart(16)}  ${note}`.trimEnd());
}
