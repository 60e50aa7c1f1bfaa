export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/**
 * Text in the encodings that spreadsheets write. UTF-16 is known by its byte order mark; what is not valid UTF-8
 * is taken for Windows-1252, in which older versions of Excel write CSV and every byte means something.
 */
export function decodeText(data: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = data;
  if (first === 0xff && second === 0xfe) return { text: decode(data, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode(data, 'utf-16be'), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(data), encoding: 'UTF-8' };
  } catch {
    return { text: decode(data, 'windows-1252'), encoding: 'Windows-1252' };
  }
}

function decode(data: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(data);
}
