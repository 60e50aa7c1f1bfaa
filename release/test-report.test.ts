import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readReport, type TestReport, tellResults } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Outcomes = Record<string, 'passed' | 'failed' | 'skipped'>;

const file = (name: string, outcomes: Outcomes, seconds = 1): TestReport['files'][number] => ({
  name,
  seconds,
  failed: Object.values(outcomes).includes('failed'),
  tests: Object.entries(outcomes).map(([test, outcome]) => ({ name: test, outcome })),
});
const closing = (text: string) => text.split('\n').slice(-2);

it('reads what Vitest wrote, and notices a run that failed without a test that did', () => {
  const path = join(folder, 'report.json');
  const result = {
    name: resolve('core/one.test.ts'),
    status: 'passed',
    startTime: 1000,
    endTime: 3500,
    assertionResults: [
      { fullName: 'adds', status: 'passed', tags: [] as string[] },
      { fullName: 'waits', status: 'pending', tags: [] },
    ],
  };
  writeFileSync(path, JSON.stringify({ testResults: [result] }));
  const files = [file('core/one.test.ts', { adds: 'passed', waits: 'skipped' }, 2.5)];
  expect(readReport(path, 0)).toEqual({ files });
  expect(readReport(path, 1)).toEqual({ files, broken: `${path}: no test failed, but the run did` });
  // One that another command runs is not skipped.
  result.assertionResults.push({ fullName: 'adds in Spanish', status: 'pending', tags: ['variant'] });
  writeFileSync(path, JSON.stringify({ testResults: [result] }));
  expect(readReport(path, 0, '!variant')).toEqual({ files });
  expect(readReport(path, 0, 'variant').files[0]?.tests).toEqual([
    { name: 'adds in Spanish', outcome: 'skipped' },
  ]);
  expect(readReport(join(folder, 'none.json'), 0).broken).toMatch('there is no report');
});

it('closes with what passed and failed, after the seconds and the slowest files', () => {
  const reports = [
    { files: [file('a', { one: 'passed', two: 'skipped' }), file('b', { three: 'passed' }, 20)] },
    { files: [] },
  ];
  const { text, failed } = tellResults({ seconds: [['unit', 21.4]], reports, broken: [] });
  expect(failed).toBe(0);
  expect(text.split('\n')).toEqual([
    '',
    'Seconds: unit 21',
    'The slowest files:',
    '   20.0 s  b',
    '    1.0 s  a',
    '0 flaky, 1 skipped',
    '2 passed, 0 failed',
  ]);
});

it('calls flaky what failed, and passed when its file ran once more by itself', () => {
  const first = { files: [file('a', { one: 'failed', two: 'passed' }), file('b', { three: 'failed' })] };
  const again = { files: [file('a', { one: 'passed', two: 'passed' }), file('b', { three: 'failed' })] };
  const { text, failed } = tellResults({ seconds: [], reports: [first], again: [again], broken: [] });
  expect(failed).toBe(1);
  expect(text).toContain('flaky: a: one\nfailed: b: three\n');
  expect(closing(text)).toEqual(['1 flaky, 0 skipped', '2 passed, 1 failed']);
});

it('says beside what failed why, in a few lines, and where in our own code', () => {
  const path = join(folder, 'failed.json');
  const failure = [
    '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m',
    '',
    `    at raise (${resolve('node_modules/chai/index.js')}:3:1)`,
    `    at ${resolve('core/one.test.ts')}:42:34`,
  ].join('\n');
  const adds = { fullName: 'adds', status: 'failed', failureMessages: [failure] };
  const one = { name: resolve('core/one.test.ts'), status: 'failed', startTime: 0, endTime: 1000 };
  writeFileSync(path, JSON.stringify({ testResults: [{ ...one, assertionResults: [adds] }] }));
  const first = readReport(path, 1);
  const why =
    'core/one.test.ts: adds\n    AssertionError: expected 1 to be 2\n    at core/one.test.ts:42:34\n';
  expect(tellResults({ seconds: [], reports: [first], broken: [] }).text).toContain(`failed: ${why}`);
  const again = [{ files: [file('core/one.test.ts', { adds: 'passed' })] }];
  expect(tellResults({ seconds: [], reports: [first], again, broken: [] }).text).toContain(`flaky: ${why}`);
});

it('counts what fails at the second try alone, what could not be read, and a stage that broke', () => {
  const unread = { name: 'c', seconds: 0, failed: true, tests: [] };
  const first = { files: [file('a', { one: 'failed', two: 'passed' }), unread] };
  const again = { files: [file('a', { one: 'passed', two: 'failed' }), unread] };
  const { text, failed } = tellResults({
    seconds: [],
    reports: [first],
    again: [again],
    broken: ['check:types'],
  });
  expect(failed).toBe(3);
  expect(text).toContain('flaky: a: one\nfailed: a: two\nfailed: c\nfailed: check:types\n');
  expect(closing(text)).toEqual(['1 flaky, 0 skipped', '1 passed, 3 failed']);
});

it('calls a file flaky that could be read at the second try alone', () => {
  const first = { files: [{ name: 'a', seconds: 0, failed: true, tests: [] }] };
  const again = { files: [file('a', { one: 'passed' })] };
  const { text, failed } = tellResults({ seconds: [], reports: [first], again: [again], broken: [] });
  expect(failed).toBe(0);
  expect(text).toContain('flaky: a\n');
  expect(closing(text)).toEqual(['1 flaky, 0 skipped', '1 passed, 0 failed']);
});
