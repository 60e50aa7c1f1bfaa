/** /es/overdose as a Spanish speaker would type or say it. */
export const SPOKEN_OVERDOSE = '/sobredosis';

/** "/c/:id": a center's page by its number alone, for texts, which have no room for a name. Nothing pads the number. */
export const SHORT_CENTER = '/c/:id';

/** The short address of a center: 17 → "/c/17". */
export function shortAddressOf(id: number): string {
  return SHORT_CENTER.replace(':id', String(id));
}
