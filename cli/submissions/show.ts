import { describeApproval } from '#core/staff/listing-merge.ts';
import { payloadFacts, submissionFacts } from '#core/staff/submission-words.ts';
import { toRun } from '../command-line.ts';
import { readMe } from '../connection/read-me.ts';
import { formatFields } from '../terminal/fields.ts';
import { paint } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { describeUndo } from './decide.ts';
import { beginDraft, draftInputs, isOpen, type Listing } from './draft.ts';
import { drawListing } from './listing-card.ts';
import { readListing } from './read.ts';
import { shortId, titleOf } from './words.ts';

/** A listing beside the center that it would change; one that is decided, with what became of it. */
export async function showSubmission(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const listing = await readListing(api, given);
  const me = await readMe(api);
  const { width } = terminal;
  terminal.print({ ...listing, proposal: propose(listing) }, () =>
    isOpen(listing)
      ? `${drawListing(listing, beginDraft(listing), { width, me, whole: true })}\n\n${nextStep(listing)}`
      : drawDecided(listing, width),
  );
}

/** What an approval would do that says no more; null where somebody must say which center is meant, or has decided. */
function propose(listing: Listing) {
  const draft = beginDraft(listing);
  if (!isOpen(listing) || draft.today === undefined) return null;
  const changes = describeApproval(draft.today, draftInputs(listing, draft));
  return { centerId: draft.today?.id ?? null, changes };
}

/** What was decided, and what was sent. */
export function drawDecided(listing: Listing, width: number): string {
  const { id, center } = listing;
  const became = center ? `${center.id} ${center.name}, /centers/${center.slug}` : '';
  return [
    paint('bold', titleOf(listing)),
    '',
    formatFields([['ID', id], ...submissionFacts(listing), ['Center', became]], width),
    '',
    formatFields(payloadFacts(listing.payload), width),
    '',
    ...wrapText(describeUndo(id), width).map((line) => paint('dim', line)),
  ].join('\n');
}

function nextStep({ status, id }: Listing): string {
  const step = (verb: string) => toRun(`submissions ${verb} ${shortId(id)}`);
  return paint(
    'dim',
    status === 'NEW' ? `Next: ${step('review')}` : `Next: ${step('approve')}\n or   ${step('reject')}`,
  );
}
