import { existsSync } from 'node:fs';
import {
  type Found,
  measureYears,
  precisionOf,
  readRows,
  recallOf,
  sampleRows,
} from '#server/imports/testing/made-up-years.ts';
import type { Row } from '../data/made-up-told.ts';
import { makeNextYear } from '../data/made-up-year.ts';
import { realFiles } from './real-directory.ts';

/**
 * Imports a directory and a made-up next year of it, and measures whether each facility is found again: of what was
 * matched the share that is the same facility, and of what can be told the share that was matched. Held to its limits
 * are those that are listed by another name, street or ZIP; all others are found by their key. Another seed makes
 * another year: npx tsx bench/match-year.ts SEED
 */
const LIMITS = { precision: 0.995, recall: 0.95 };

const [, , seed] = process.argv;
const before = await readYear();
const next = makeNextYear(before, seed ? Number(seed) : undefined);
const { all, changed, wrong, lost } = await measureYears(before, next);
print('all', all);
print('listed otherwise', changed);
console.log('matched with another:', Object.fromEntries(wrong));
console.log('not found though it can be told:', Object.fromEntries(lost));
const held = precisionOf(changed) >= LIMITS.precision && recallOf(changed) >= LIMITS.recall;
console.log(`limits: precision ${LIMITS.precision}, recall ${LIMITS.recall}: ${held ? 'held' : 'NOT held'}`);
if (!held) process.exitCode = 1;

async function readYear(): Promise<Row[][]> {
  if (realFiles.every(existsSync)) {
    console.log('The real directory of 2022, and a made-up 2023');
    return Promise.all(realFiles.map((path) => readRows({ path })));
  }
  console.log(
    '../shared/data is not here: the sample directory, and a made-up next year; no figure is a real one',
  );
  return [sampleRows()];
}

function print(which: string, found: Found): void {
  const share = (value: number) => value.toFixed(4);
  console.log(
    `${which}: precision ${share(precisionOf(found))} (${found.right} of ${found.matched}), ` +
      `recall ${share(recallOf(found))} (${found.foundOfTold} of ${found.told})`,
  );
}
