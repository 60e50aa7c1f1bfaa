import { setImmediate as giveWay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { sheetText } from '#core/i18n/en/open-data/downloads.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { stateCenters } from '#core/open-data/data-statement.ts';
import { headsOf } from '#core/search/center-list.ts';
import { AppError } from '../../app-error.ts';
import { startWorker } from '../../start-worker.ts';
import { answerCenter, CENTERS_AT_ONCE, centerColumns, type FileContents } from '../center-files.ts';
import { withoutControls } from '../xml-characters.ts';

export const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the thread is told: the rows in slices, and at last what goes around them. */
export type SheetMessage =
  | { type: 'rows'; rows: (string | number | null)[][] }
  | { type: 'finish'; headers: string[]; about: [name: string, value: string][] };

/** Of whole files, some 4 MB for the whole directory. */
const MOST_BYTES = 24 * 1024 * 1024;
/** More would wait for longer than anybody does. */
const MOST_WAITING = 8;
/** More than this Excel takes for a broken file: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const LONGEST_CELL = 32_767;

/** Makes workbooks, one after the other, each in a thread of its own, and keeps those that were asked for last. */
export class SheetFiles {
  readonly #kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  readonly #underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The file; `key` names what is in it. Throws 503 `busy` where too many are asked for at once. */
  async make(key: string, contents: FileContents): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(key) ?? this.#underWay.get(key);
    if (kept) return kept;
    if (this.#underWay.size >= MOST_WAITING) {
      throw new AppError(503, 'busy', 'Many workbooks are being written. Please try again in a minute.');
    }
    const made = this.#last.then(() => writeSheet(contents));
    this.#last = made.catch(() => {});
    this.#underWay.set(key, made);
    try {
      const file = await made;
      this.#kept.set(key, file);
      return file;
    } finally {
      this.#underWay.delete(key);
    }
  }
}

async function writeSheet(contents: FileContents): Promise<Uint8Array<ArrayBuffer>> {
  const worker = startWorker('sheet-worker', undefined);
  const answer = waitFor(worker);
  // Whoever asked hears of a failure below, also of one before all rows were told.
  answer.catch(() => {});
  const { centers } = contents;
  for (let next = 0; next < centers.length; next += CENTERS_AT_ONCE) {
    const slice = centers.slice(next, next + CENTERS_AT_ONCE);
    const rows = slice.map((center) => {
      const row = answerCenter(contents, center);
      return centerColumns.map(([, write]) => toCell(write(row)));
    });
    tell(worker, { type: 'rows', rows });
    await giveWay();
  }
  const headers = centerColumns.map(([header]) => header);
  tell(worker, { type: 'finish', headers, about: describeFile(contents) });
  return answer;
}

function waitFor(worker: Worker): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that writes workbooks ended without one.')));
  });
}

function tell(worker: Worker, message: SheetMessage): void {
  worker.postMessage(message);
}

/** The crisis numbers and the licence go with the rows wherever the file goes. */
function describeFile({ centers, dated, origin }: FileContents): [string, string][] {
  const { rows, title, never, yes, no } = sheetText;
  const { source, generatedAt, lastVerifiedAt, licence, safetyNotice, sample } = stateCenters(
    dated,
    headsOf(centers),
  );
  return [
    [rows.title, title(formatNumber(centers.length), origin)],
    [rows.safetyNotice, safetyNotice],
    [rows.source, source],
    [rows.generatedAt, generatedAt],
    [rows.lastVerifiedAt, lastVerifiedAt ?? never],
    [rows.licence, `${licence.name}: ${licence.url}`],
    [rows.sample, sample ? yes : no],
  ];
}

/** A ZIP code and a phone number are texts, and keep their zeros; of numbers there are only positions. */
function toCell(value: unknown): string | number | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? value : withoutControls(String(value)).slice(0, LONGEST_CELL);
}
