/** The command was used wrongly: exit code 2. The message says what to give instead. */
export class UsageError extends Error {}

/** Ctrl-C, or no to what was asked: exit code 130. */
export class Cancelled extends Error {
  /** `message`: what became of the work. */
  constructor(message = 'Cancelled.') {
    super(message);
  }
}
