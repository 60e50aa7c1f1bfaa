/** A text without what XML 1.0 has no place for, not even escaped: https://www.w3.org/TR/xml/#charsets */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
