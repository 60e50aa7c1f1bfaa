import { readFileSync } from 'node:fs';

/** The value below which the given share of the values lies: 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints a measured figure beside the limit that it is to stay under. */
export function printLimit(what: string, value: number, limit: number): void {
  const digits = limit < 10 ? 3 : 0;
  const verdict = value <= limit ? 'within the aim' : 'OVER the aim';
  console.log(`${what}: ${value.toFixed(digits)}, aim ${limit}: ${verdict}`);
}

/** What a process has in memory, or at most had; NaN where the system does not say, as all but Linux. */
export function residentMegabytes(pid: number | undefined, of: 'now' | 'peak' = 'now'): number {
  try {
    const line = of === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/;
    return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
