import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from './changes.ts';

/** What staff do to the database as a whole: none of it can be taken back one by one. */
const acts = {
  load_sample: { id: 'sample', action: 'create', title: 'Sample directory' },
  clear_sample: { id: 'sample', action: 'delete', title: 'Sample directory' },
  clear_spam: { id: 'spam', action: 'delete', title: 'Spam' },
  purge: { id: 'retention', action: 'purge', title: 'Contact details that are kept no longer' },
  purge_handled: { id: 'retention', action: 'purge', title: 'Handled messages that are kept no longer' },
  hold: { id: 'retention', action: 'hold', title: 'What is kept no longer: the clock may be wrong' },
  backup: { id: 'database', action: 'backup', title: 'The whole database' },
  restore: { id: 'database', action: 'restore', title: 'The whole database' },
} as const;

/** Puts it on record, with what there is to tell of it; call it in the transaction that does it. */
export async function recordSystemAct(
  tx: Db,
  act: keyof typeof acts,
  actor: Actor,
  now: Date,
  detail = '',
): Promise<void> {
  const { title, ...change } = acts[act];
  const named = detail === '' ? title : `${title}: ${detail}`;
  await recordChange(tx, { subject: 'system', before: null, title: named, ...change }, actor, now);
}
