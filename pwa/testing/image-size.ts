/** The size that a PNG states in its header, such as "180x180": https://www.w3.org/TR/png-3/#11IHDR. */
export function readImageSize(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** True where each pixel of a PNG is opaque, by its color type: 0 is gray and 2 is RGB, without an alpha channel. */
export function isOpaque(png: Buffer): boolean {
  return [0, 2].includes(png.readUInt8(25));
}
