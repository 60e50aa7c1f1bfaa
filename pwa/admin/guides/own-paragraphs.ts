/** The paragraphs of a text that not all of the others have, too; what they share is left out: "…". */
export function ownParagraphs(text: string, others: readonly string[]): string {
  const shared = others.map((other) => new Set(paragraphsOf(other)));
  const shown = paragraphsOf(text).map((each) => (shared.every((set) => set.has(each)) ? '…' : each));
  return shown.filter((each, index) => each !== '…' || shown[index - 1] !== '…').join('\n\n');
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((each) => each.trim());
}
