import { readStored, store } from '../../site/device-storage.ts';

/** A clock that started longer ago is of another overdose. */
const LONGEST_MS = 2 * 60 * 60 * 1000;

/** When each clock was started that runs, by its name. */
type Starts = Record<string, number>;

/** The same where the browser stores nothing: for as long as the document is there. */
let inDocument: Starts = {};

/** When a clock was started that still runs; undefined where it does not. */
export function readStart(name: string): number | undefined {
  const start = readStarts()[name];
  const age = Date.now() - Number(start);
  return age >= 0 && age < LONGEST_MS ? start : undefined;
}

/**
 * Keeps when a clock was started, or that it stopped (undefined), for as long as the tab is open: while somebody talks to
 * 911, a phone short of memory drops the page and loads it anew.
 */
export function keepStart(name: string, start: number | undefined): void {
  const { [name]: _, ...others } = readStarts();
  inDocument = start === undefined ? others : { ...others, [name]: start };
  store('overdose-clocks', Object.keys(inDocument).length > 0 ? JSON.stringify(inDocument) : null);
}

function readStarts(): Starts {
  try {
    return Object(JSON.parse(readStored('overdose-clocks') ?? 'null') ?? inDocument) as Starts;
  } catch {
    return inDocument;
  }
}
