import type { FieldIssue } from '#core/messages/form-messages.ts';

/**
 * What the server found wrong, in the order of the form's fields: first what is at a field, then what is about the
 * whole. Where it names nothing that people can see, its message stands for all.
 */
export function toProblems(
  { message, issues }: { message: string; issues: readonly FieldIssue[] },
  names: readonly string[],
): { name?: string; message: string }[] {
  const placed = issues
    .filter(({ field }) => field !== 'fax')
    .map((issue) => ({
      // "levelsOfCare.0" is about the first value of a group.
      name: names.find((name) => name === issue.field.split('.')[0]),
      message: issue.message,
    }))
    .sort((a, b) => position(a.name) - position(b.name));
  return placed.length > 0 ? placed : [{ message }];

  function position(name: string | undefined): number {
    return name === undefined ? names.length : names.indexOf(name);
  }
}
