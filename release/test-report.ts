import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

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
  tests: { name: string; outcome: 'passed' | 'failed' | 'skipped' }[];
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
    assertionResults: { fullName: string; status: string; tags?: string[] }[];
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
      tests: each.assertionResults.filter(isAbout(wanted)).map(({ fullName, status }) => ({
        name: fullName,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      })),
    }),
  );
  if (exitCode === 0 || files.some(({ failed }) => failed)) return { files };
  return { files, broken: `${file}: no test failed, but the run did` };
}

function isAbout(wanted: TestTags | undefined): (test: { tags?: string[] }) => boolean {
  return ({ tags = [] }) => wanted === undefined || tags.includes('variant') === (wanted === 'variant');
}

export interface Results {
  /** Of each stage, in their order. */
  seconds: readonly (readonly [stage: string, seconds: number])[];
  reports: readonly TestReport[];
  /** Of the files that failed at first, when they ran once more by themselves. */
  again?: TestReport | undefined;
  /** The stages without tests that failed. */
  broken: readonly string[];
}

/**
 * The closing lines: seconds of each stage, the slowest files, what passed at the second try alone, and how many
 * passed and failed. A file that has no test to name counts as one.
 */
export function tellResults({ seconds, reports, again, broken }: Results): { text: string; failed: number } {
  const first = reports.flatMap(({ files }) => files);
  const second = new Map(
    again?.files.filter(({ tests }) => tests.length > 0).map((file) => [file.name, file]),
  );
  const files = first.map((file) => second.get(file.name) ?? file);
  const failures = files.flatMap(failuresOf);
  const flaky = first.flatMap(failuresOf).filter((failure) => !failures.includes(failure));
  const faults = [...broken, ...[...reports, ...(again ? [again] : [])].flatMap((each) => each.broken ?? [])];
  const outcomes = files.flatMap(({ tests }) => tests.map(({ outcome }) => outcome));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const failed = failures.length + faults.length;
  const lines = [
    '',
    `Seconds: ${seconds.map(([stage, took]) => `${stage} ${Math.round(took)}`).join(', ')}`,
    'The slowest files:',
    ...slowest(first).map((file) => `${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`),
    ...flaky.map((failure) => `flaky: ${failure}`),
    ...[...failures, ...faults].map((failure) => `failed: ${failure}`),
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

const slowest = (files: readonly TestedFile[]) =>
  [...files].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
