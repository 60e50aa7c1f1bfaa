/**
 * What somebody typed elsewhere, fit to be shown: a listing of the public could else send a terminal commands of its
 * own (escape sequences, ECMA-48), or turn a line around. Line breaks and tabs stay.
 */
export function safeText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '');
}
