import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What Vitest found in one run. */
export interface TestReport {
  files: TestedFile[];
  /** What failed beside the tests, such as a set-up, or an error that nobody caught. */
  broken?: string;
}

interface TestedFile {
  /** Its path from the project's folder. */
  name: string;
  seconds: number;
  failed: boolean;
  tests: { name: string; outcome: 'passed' | 'failed' | 'skipped'; why?: string }[];
}

/** Which tests of a project a run is about: those that tell an errand once more (see vitest.config.ts), or all others. */
export type TestTags = 'variant' | '!variant';

/** What Vitest's JSON reporter writes, as far as it is read here: https://vitest.dev/guide/reporters#json-reporter */
interface VitestJson {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; tags?: string[]; failureMessages?: string[] }[];
  }[];
}

/** Reads what Vitest has written to a file before it ended with this exit code; of all tests, those that it was about. */
export function readReport(file: string, exitCode: number, wanted?: TestTags): TestReport {
  if (!existsSync(file)) return { files: [], broken: `${file}: there is no report` };
  const { testResults }: VitestJson = JSON.parse(readFileSync(file, 'utf8'));
  const files = testResults.map(
    (each): TestedFile => ({
      name: relative('.', each.name),
      seconds: (each.endTime - each.startTime) / 1000,
      failed: each.status === 'failed',
      tests: each.assertionResults.filter(isAbout(wanted)).map(({ fullName, status, failureMessages }) => ({
        name: fullName,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        ...(failureMessages?.[0] && { why: shorten(failureMessages[0]) }),
      })),
    }),
  );
  if (exitCode === 0 || files.some(({ failed }) => failed)) return { files };
  return { files, broken: `${file}: no test failed, but the run did` };
}

/** What was expected, and on which line of our own: who sees the last lines of a run alone still knows why it failed. */
function shorten(failure: string): string {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isPlace = (line: string) => line.startsWith('at ');
  const place = lines.find((line) => isPlace(line) && !line.includes('node_modules'));
  const said = lines.filter((line) => !isPlace(line)).slice(0, MOST_LINES);
  return [...said, ...(place ? [place.replace(`${process.cwd()}/`, '')] : [])]
    .map((line) => line.slice(0, MOST_CHARACTERS))
    .join('\n');
}

const MOST_LINES = 6;
const MOST_CHARACTERS = 300;

function isAbout(wanted: TestTags | undefined): (test: { tags?: string[] }) => boolean {
  return ({ tags = [] }) => wanted === undefined || tags.includes('variant') === (wanted === 'variant');
}

export interface Results {
  /** Of each stage, in their order. */
  seconds: readonly (readonly [stage: string, seconds: number])[];
  reports: readonly TestReport[];
  /** Of the files that failed at first, when they ran once more by themselves. */
  again?: readonly TestReport[];
  /** The stages without tests that failed. */
  broken: readonly string[];
}

/**
 * The closing lines: seconds of each stage, the slowest files, what passed at the second try alone, and how many
 * passed and failed. A file that has no test to name counts as one.
 */
export function tellResults({ seconds, reports, again = [], broken }: Results): {
  text: string;
  failed: number;
} {
  const first = reports.flatMap(({ files }) => files);
  const secondFiles = again.flatMap(({ files }) => files);
  const second = new Map(
    secondFiles.filter(({ tests }) => tests.length > 0).map((file) => [file.name, file]),
  );
  const files = first.map((file) => second.get(file.name) ?? file);
  const failures = files.flatMap(failuresOf);
  const flaky = first.flatMap(failuresOf).filter((failure) => !failures.includes(failure));
  const faults = [...broken, ...[...reports, ...again].flatMap((each) => each.broken ?? [])];
  const outcomes = files.flatMap(({ tests }) => tests.map(({ outcome }) => outcome));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const failed = failures.length + faults.length;
  const lines = [
    '',
    `Seconds: ${seconds.map(([stage, took]) => `${stage} ${Math.round(took)}`).join(', ')}`,
    'The slowest files:',
    ...slowest(first).map((file) => `${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`),
    ...flaky.flatMap((failure) => [`flaky: ${failure}`, ...reasons(first, failure)]),
    ...failures.flatMap((failure) => [`failed: ${failure}`, ...reasons(files, failure)]),
    ...faults.map((fault) => `failed: ${fault}`),
    `${flaky.length} flaky, ${count('skipped')} skipped`,
    `${count('passed')} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), failed };
}

/** What failed in a file: its tests by name, or where it could not be read or set up, itself. */
function failuresOf({ name, failed, tests }: TestedFile): string[] {
  const failures = tests.filter(({ outcome }) => outcome === 'failed').map((test) => `${name}: ${test.name}`);
  return failed && failures.length === 0 ? [name] : failures;
}

/** Of a test that failed, what it said. */
function reasons(files: readonly TestedFile[], failure: string): string[] {
  const tests = files.flatMap(({ name, tests }) =>
    tests.filter((test) => `${name}: ${test.name}` === failure),
  );
  return tests.flatMap(({ why }) => why?.split('\n') ?? []).map((line) => `    ${line}`);
}

const slowest = (files: readonly TestedFile[]) =>
  [...files].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
