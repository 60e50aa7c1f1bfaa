import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode, QrCodeDataType } from 'uqr';
import { expect, it } from 'vitest';
import QrCode from './qr-code.tsx';

const QUIET = 4;
const address = 'https://harborlight.example/centers/a-b-tx';
const svg = parse(
  renderToStaticMarkup(<QrCode text={address} name="QR code of A & B" className="size-28" />),
).querySelector('svg')!;
const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
const dark = new Set(
  svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.match(/\d+ \d+(?=h1v1h-1z)/g),
);
const isDark = (x: number, y: number) => dark.has(`${x + QUIET} ${y + QUIET}`);

it('has a name, is black on white, and stands in four modules of white', () => {
  expect(svg.getAttribute('role')).toBe('img');
  expect(svg.getAttribute('aria-label')).toBe('QR code of A & B');
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
  expect(svg.querySelector('path')?.getAttribute('fill')).toBe('#000');
  // 42 bytes at level M need version 3, which has 29 modules (ISO/IEC 18004, table 7).
  expect(size).toBe(29 + 2 * QUIET);
  for (const place of dark) {
    for (const coordinate of place.split(' ').map(Number)) {
      expect(coordinate).toBeGreaterThanOrEqual(QUIET);
      expect(coordinate).toBeLessThan(size - QUIET);
    }
  }
});

it('has the three corners that a reader looks for', () => {
  const last = 29 - 7;
  for (const [left, top] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const) {
    const rows = Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => (isDark(left + x, top + y) ? '#' : '.')).join(''),
    );
    expect(rows).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
  }
});

it('reads as the address, by the rules for readers', () => {
  // Where the modules of data are depends on the version alone; all else is read from what is drawn.
  const { types } = encode(address, { ecc: 'M', border: 0, boostEcc: false });
  const bits: boolean[] = [];
  // Two columns at a time, from the right, up and down in turn, past the timing column (7.7.3).
  let up = true;
  for (let right = 28; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < 29; step++) {
      const y = up ? 28 - step : step;
      for (const x of [right, right - 1]) {
        if (types[y]?.[x] === QrCodeDataType.Data) bits.push(isDark(x, y) !== masks[maskOf()]!(x, y));
      }
    }
  }
  const bytes = Array.from({ length: 44 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
  // Byte mode, the length, and the text, each shifted by the four bits of the mode (7.4).
  const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(nibbles[0]).toBe(0b0100);
  const shifted = Array.from(
    { length: 43 },
    (_, index) => nibbles[1 + 2 * index]! * 16 + nibbles[2 + 2 * index]!,
  );
  expect(shifted[0]).toBe(address.length);
  expect(Buffer.from(shifted.slice(1, 1 + address.length)).toString()).toBe(address);
});

/** Bits 12 to 10 of the format information, beside the upper left corner, less their own mask (7.9). */
function maskOf(): number {
  const drawn = [2, 3, 4].reduce((value, x) => value * 2 + Number(isDark(x, 8)), 0);
  return drawn ^ 0b101;
}

/** Which modules a mask inverts (table 10). */
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
