/** The text in lines of at most `width` characters, broken between words where there are any. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = line;
    while ([...rest].length > width) {
      const at = rest.lastIndexOf(' ', width);
      const cut = at > 0 ? at : width;
      lines.push(rest.slice(0, cut));
      rest = rest.slice(cut).trimStart();
    }
    return [...lines, rest];
  });
}
