import { styleText } from 'node:util';

export type Paint = Parameters<typeof styleText>[0];

/** Colour is for terminals that show it, and for people who want it (https://no-color.org). */
function hasColour(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

/** The text in a colour, such as 'green' or ['bold', 'red']; as it is where there is no colour. */
export function paint(format: Paint, text: string, stream: { isTTY?: boolean } = process.stdout): string {
  // Not to be asked again by styleText, which looks at stdout alone.
  return hasColour(stream) ? styleText(format, text, { validateStream: false }) : text;
}
