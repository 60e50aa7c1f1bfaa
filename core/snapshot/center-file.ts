import type { Center } from '../center/center.ts';
import { openCenters } from './packed-centers.ts';
import type { RowReader } from './packing.ts';

/** Where centers come from, such as a state's file: it makes an object of one that is asked for. */
export interface CenterSource {
  readonly count: number;
  /** The center at a position from 0 to count - 1. Centers may share equal lists: treat them as read-only. */
  center(at: number): Center;
}

/** What was kept, or came, is no file of ours. */
export class DamagedFileError extends Error {}

/** A state's file of the offline copy, read when one of its centers is first asked for. */
export class CenterFile implements CenterSource {
  readonly count: number;
  /** Until it is read. */
  #json: string;
  #read: RowReader<Center> | undefined;

  /** `json` is what packCenters made of so many centers. */
  constructor({ json, count }: { json: string; count: number }) {
    this.#json = json;
    this.count = count;
  }

  /** Throws DamagedFileError where the file is not as packCenters makes it. */
  center(at: number): Center {
    try {
      this.#read ??= this.#open();
      return this.#read(at);
    } catch (cause) {
      throw new DamagedFileError('A file of centers cannot be read.', { cause });
    }
  }

  #open(): RowReader<Center> {
    const read = openCenters(JSON.parse(this.#json));
    this.#json = '';
    return read;
  }
}
