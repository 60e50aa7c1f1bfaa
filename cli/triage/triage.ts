import type { Claim } from '#core/staff/claim.ts';
import { openMatching } from '../matching/queue.ts';
import { openMessages } from '../messages/queue.ts';
import { openSubmissions } from '../submissions/queue.ts';
import { canAsk } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { walk } from './walk.ts';

type QueueName = 'submissions' | 'matching' | 'messages';

const insteadOf: Record<QueueName, string> = {
  submissions: 'submissions list --open, show, review, approve and reject',
  matching: 'matching list, show and handle',
  messages: 'messages list, show and handle',
};

/** Walks what waits, one by one. */
export async function triage(terminal: Terminal, name: QueueName): Promise<void> {
  if (!canAsk() || !terminal.isWindow || terminal.flags.json) {
    throw new UsageError(`Triage is a session on a terminal. In a script: harborlight ${insteadOf[name]}.`);
  }
  const { api } = await terminal.connect();
  if (name === 'submissions') return walkUnlessEmpty(await openSubmissions(api), 'No submission waits.');
  if (name === 'matching') return walkUnlessEmpty(await openMatching(api), 'No request for a match waits.');
  return walkUnlessEmpty(await openMessages(api), 'No message waits.');
}

async function walkUnlessEmpty<Item extends { id: string; claim: Claim | null }>(
  queue: Parameters<typeof walk<Item>>[0],
  none: string,
): Promise<void> {
  if (queue.ids.length === 0) console.log(none);
  else await walk(queue);
}
