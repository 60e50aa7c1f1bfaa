import type { Center } from '../center/center.ts';
import { type CenterHead, type OpenCenters, openCenters } from './packed-centers.ts';

/** Where centers come from, such as a state's file: it makes an object of one that is asked for. */
export interface CenterSource {
  readonly count: number;
  /** The center at a position from 0 to count - 1. Centers may share equal lists: treat them as read-only. */
  center(at: number): Center;
  /** Of it what is soon read: for whoever goes through thousands. */
  head(at: number): CenterHead;
}

/** Centers that are at hand. */
export function sourceOf(centers: readonly Center[]): CenterSource {
  const read = (at: number) => centers[at]!;
  return { count: centers.length, center: read, head: read };
}

/** What was kept, or came, is no file of ours. */
export class DamagedFileError extends Error {}

/** A state's file of the offline copy, read when one of its centers is first asked for. */
export class CenterFile implements CenterSource {
  readonly count: number;
  /** Until it is read. */
  #json: string;
  #centers: OpenCenters | undefined;

  /** `json` is what packCenters made of so many centers. */
  constructor({ json, count }: { json: string; count: number }) {
    this.#json = json;
    this.count = count;
  }

  /** Throws DamagedFileError where the file is not as packCenters makes it; `head` does, too. */
  center(at: number): Center {
    return this.#read(({ center }) => center(at));
  }

  head(at: number): CenterHead {
    return this.#read(({ head }) => head(at));
  }

  #read<T>(read: (centers: OpenCenters) => T): T {
    try {
      this.#centers ??= this.#open();
      return read(this.#centers);
    } catch (cause) {
      throw new DamagedFileError('A file of centers cannot be read.', { cause });
    }
  }

  #open(): OpenCenters {
    const centers = openCenters(JSON.parse(this.#json));
    this.#json = '';
    return centers;
  }
}
