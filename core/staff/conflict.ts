/**
 * The codes of a 409 that says: this was changed since it was seen, by a colleague, or by oneself in another tab or a
 * terminal.
 */
const conflicts = ['changed_meanwhile', 'changed_by_you'];

/** True where what was to be saved has been changed since it was seen. */
export function isConflict(code: string | undefined): boolean {
  return code !== undefined && conflicts.includes(code);
}
