import type { Center } from '../center/center.ts';
import { normalizePhone, WRITTEN_PHONE } from '../center/phone.ts';
import { countBelow } from '../snapshot/count-below.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';

/** Which rows have which phone number, be it one for intake, of a program or a further one. */
export class PhoneIndex {
  /** What was added, until it is packed. */
  readonly #added: { digits: number; row: number }[] = [];
  /** The numbers of ten digits, rising: one for each row that has it. */
  #digits: Float64Array = new Float64Array(0);
  #rows: Uint32Array = new Uint32Array(0);

  add({ phone, intakePhones, otherPhones, programNames }: Center, row: number): void {
    const written = [phone ?? '', ...intakePhones, ...otherPhones, ...programNames].join(' ');
    const found = new Set<string>();
    for (const [text] of written.matchAll(EVERY)) found.add(normalizePhone(text)?.slice(-DIGITS) ?? '');
    for (const digits of found) if (digits !== '') this.#added.push({ digits: Number(digits), row });
  }

  /** To be called once, when all is added. */
  pack(): void {
    this.#added.sort((a, b) => a.digits - b.digits || a.row - b.row);
    this.#digits = Float64Array.from(this.#added, ({ digits }) => digits);
    this.#rows = Uint32Array.from(this.#added, ({ row }) => row);
    this.#added.length = 0;
  }

  /** As it was written, once it was packed. */
  static read(reader: ArrayReader): PhoneIndex {
    const index = new PhoneIndex();
    index.#digits = reader.float64();
    index.#rows = reader.uint32();
    return index;
  }

  write(writer: ArrayWriter): void {
    writer.add(this.#digits);
    writer.add(this.#rows);
  }

  /** The rows of a number whose first digits these are, up to ten. */
  beginningWith(digits: string): number[] {
    const first = Number(digits.padEnd(DIGITS, '0'));
    const last = Number(digits.padEnd(DIGITS, '9'));
    const from = countBelow(this.#digits.length, (at) => this.#digits[at]! < first);
    const to = countBelow(this.#digits.length, (at) => this.#digits[at]! <= last);
    return [...new Set(this.#rows.subarray(from, to))];
  }

  /** The rows of a number whose last digits these are. */
  endingWith(digits: string): number[] {
    const isMeant = (at: number) => this.#digits[at]! % 10 ** digits.length === Number(digits);
    return [...new Set(this.#rows.filter((_, at) => isMeant(at)))];
  }
}

const DIGITS = 10;
const EVERY = new RegExp(WRITTEN_PHONE, 'g');
