/** As an export writes it; a spreadsheet may have left out its end, or the letters in it. */
const TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?)?Z?$/;

export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** True where the time of an export lies before ours, as far as it is written there. */
export function isBefore(exported: string, ours: string): boolean {
  const given = exported.replace(' ', 'T').replace('Z', '');
  return given < new Date(ours).toISOString().slice(0, given.length);
}
