/**
 * Prints a document as JSON, over several lines or in one. In a window what could command it, or turn a line around, is
 * written as `\u009b`: the same document. A program that reads it by a pipe gets it as it is.
 */
export function printJson(document: unknown, { indent = 2 } = {}): void {
  const json = JSON.stringify(document, null, indent);
  console.log(process.stdout.isTTY ? escapeControls(json) : json);
}

/** Of JSON's own text: what is below 0x20 is escaped in it already, but for its line breaks. */
export function escapeControls(json: string): string {
  return json.replace(
    /[^\P{Cc}\n]|\p{Bidi_Control}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
