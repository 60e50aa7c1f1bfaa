/**
 * What somebody typed elsewhere, fit to be shown: a listing of the public could else send a terminal commands of its
 * own (escape sequences, ECMA-48), or turn a line around. Line breaks and tabs stay.
 */
export function safeText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '');
}

/** The same for what we have coloured ourselves: of all sequences only those of colours stay (SGR, ECMA-48 8.3.117). */
export function safePainted(text: string): string {
  return text.replace(shown, (found) => (found.startsWith(`${ESCAPE}[`) ? found : ''));
}

const ESCAPE = String.fromCharCode(27);
const shown = new RegExp(`${ESCAPE}\\[[\\d;]*m|[^\\P{Cc}\\n\\t]|\\p{Bidi_Control}`, 'gu');
