import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** No text gets narrower, however narrow the window. */
export const NARROWEST = 6;

/** A tab as spaces: how wide it is would else depend on where it stands. */
const TAB = '    ';

/**
 * The text in lines of at most `width` columns, broken between words where there are any. Chinese characters and
 * emoji take two columns, and what is broken keeps its indent.
 */
export function wrapText(text: string, width: number): string[] {
  const room = Math.max(width, NARROWEST);
  return text
    .replaceAll('\t', TAB)
    .split('\n')
    .flatMap((line) => {
      if (stringWidth(line) <= room) return [line];
      const words = line.trim();
      const indent = ' '.repeat(Math.min(line.indexOf(words), room - NARROWEST));
      return wrapAnsi(words, room - indent.length, { hard: true })
        .split('\n')
        .map((part) => indent + part);
    });
}

/** The text with spaces behind it, up to `width` columns. */
export function padText(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
