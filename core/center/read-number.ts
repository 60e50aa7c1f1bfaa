/** "1,200" → 1200. What is no number stays text, which a schema refuses. */
export function readNumber(text: string): number | string {
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
