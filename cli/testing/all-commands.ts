import type { fillWithAll } from './filled.ts';

/** What `fillWithAll` has written. */
export type Ids = Awaited<ReturnType<typeof fillWithAll>>;

/** A command's arguments. */
type Args = (ids: Ids) => readonly string[];

const none: Args = () => [];

/** Commands that ask, that know no directory, or that talk with a program as long as it wants. */
export const interactive = ['triage', 'guides new', 'guides edit', 'login', 'logout', 'completion', 'mcp'];

/** Commands whose answers tell of the machine: its files, its settings, who is signed in, and when. */
export const apart: Record<string, Args> = {
  whoami: none,
  status: none,
  doctor: none,
  settings: none,
  backup: () => ['new-backup.db'],
  'staff list': none,
  'staff sessions': () => ['Rae Reviewer'],
  'tokens list': none,
  'calls export': () => ['--output', 'calls.csv'],
  // Ids are random, and their order with them.
  'notifications list': none,
  'notifications test': () => ['--to', 'somebody@harborlight.example'],
  'staff invite': () => ['third@harborlight.example', '--role', 'reviewer'],
};

/** All others that only read. */
export const reads: Record<string, Args> = {
  'submissions list': none,
  'submissions show': ({ toDecide }) => [toDecide],
  'matching list': none,
  'matching show': ({ request }) => [request],
  'messages list': none,
  'messages show': ({ message }) => [message],
  'reports list': none,
  'reports show': ({ report }) => [report],
  'centers search': none,
  'centers show': ({ harbor }) => [harbor],
  'centers duplicates': none,
  'centers export': none,
  'imports template': none,
  'imports list': none,
  'imports show': () => ['1'],
  'guides list': none,
  'guides due': none,
  'guides show': () => ['first-night'],
  'history list': none,
  'history show': ({ change }) => [change],
  'calls stats': none,
  'calls list': none,
  'notifications stats': none,
};

/** All that write, in an order in which each can be done after those before it. */
export const writes: Record<string, Args> = {
  'history undo': ({ change }) => [change],
  'submissions review': ({ toReview }) => [toReview],
  'submissions claim': ({ toReview }) => [toReview],
  'submissions give-back': ({ toReview }) => [toReview],
  'submissions approve': ({ toDecide }) => [toDecide, '--new'],
  'submissions reject': ({ toReject }) => [toReject, '--reason', 'It is closed.'],
  'submissions undo': ({ decided }) => [decided],
  'submissions spam': ({ toReview }) => [toReview],
  'submissions not-spam': ({ spamSubmission }) => [spamSubmission],
  'submissions delete': ({ toReview }) => [toReview],
  'matching claim': ({ request }) => [request],
  'matching give-back': ({ request }) => [request],
  'matching handle': ({ request }) => [request],
  'matching reopen': ({ handledRequest }) => [handledRequest],
  'matching spam': ({ request }) => [request],
  'matching not-spam': ({ spamRequest }) => [spamRequest],
  'matching delete': ({ request }) => [request],
  'messages claim': ({ message }) => [message],
  'messages give-back': ({ message }) => [message],
  'messages handle': ({ message }) => [message],
  'messages reopen': ({ handledMessage }) => [handledMessage],
  'messages spam': ({ message }) => [message],
  'messages not-spam': ({ spamMessage }) => [spamMessage],
  'messages delete': ({ message }) => [message],
  'reports resolve': ({ report }) => [report],
  'reports spam': ({ report }) => [report],
  'reports not-spam': ({ spamReport }) => [spamReport],
  'reports delete': ({ report }) => [report],
  'spam clear': none,
  'centers add': () => ['--name', 'New House', '--city', 'Austin', '--state', 'TX'],
  'centers edit': ({ harbor }) => [harbor, '--set', 'phone=207-555-0199'],
  'centers verify': ({ harbor }) => [harbor],
  'centers accept': ({ other }) => [other, 'phone'],
  'centers dismiss': ({ other }) => [other, 'website'],
  'centers unpublish': ({ harbor }) => [harbor],
  'centers publish': ({ harbor }) => [harbor],
  'centers distinct': ({ harbor, other }) => [harbor, other],
  'centers merge': ({ harbor, other }) => [harbor, other],
  import: () => ['new.csv'],
  'imports undo': () => ['1', '--centers', '1'],
  'guides publish': () => ['guide.md'],
  'guides update-starters': none,
  'guides delete': () => ['first-night'],
  'notifications resend': () => ['--failed'],
  'staff add': () => '--email new@harborlight.example --name New --role reviewer --password-stdin'.split(' '),
  'staff withdraw': () => ['invited@harborlight.example'],
  'staff role': () => ['Rae Reviewer', 'admin'],
  'tokens revoke': ({ token }) => [token],
  'staff sign-out': () => ['Rae Reviewer'],
  'staff reset-two-step': () => ['Rae Reviewer'],
  'staff password': () => ['Rae Reviewer', '--password-stdin'],
  'staff disable': () => ['Rae Reviewer'],
  'staff enable': () => ['Dan Disabled'],
  'staff rename': () => ['Dan Disabled', 'Dan Enabled'],
  'staff delete': () => ['Dan Enabled'],
  purge: none,
  'sample clear': none,
  'sample load': none,
  restore: () => ['backup.db'],
};
