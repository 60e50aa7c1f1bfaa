/** However narrow the window. */
const NARROWEST = 8;

/** The text in lines of at most `width` characters, broken between words where there are any. */
export function wrapText(text: string, width: number): string[] {
  const room = Math.max(width, NARROWEST);
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = [...line];
    while (rest.length > room) {
      const at = rest.lastIndexOf(' ', room);
      const cut = at > 0 ? at : room;
      lines.push(rest.slice(0, cut).join(''));
      rest = [...rest.slice(cut).join('').trimStart()];
    }
    return [...lines, rest.join('')];
  });
}
