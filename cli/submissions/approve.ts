import type { Center } from '#core/center.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { AppError } from '#server/app-error.ts';
import { ask } from '../ask.ts';
import { findCenter } from '../centers/find-center.ts';
import { readAssignments } from '../centers/typed-fields.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection.ts';
import { safeText } from '../format/safe-text.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { describeUndo } from './decide.ts';
import { beginDraft, type Draft, type Listing, readApproval } from './draft.ts';
import { drawListing } from './listing-card.ts';
import { readListing, refuseUnlessUnderReview } from './read.ts';
import { readMe } from './show.ts';
import { describeStanding, nameCenter, shortId, titleOf } from './words.ts';

export interface ApproveFlags {
  center?: string;
  new?: boolean;
  set?: string[];
}

/** Brings a listing into the directory, after a look at what that will change. */
export async function approveSubmission(
  terminal: Terminal,
  given: string,
  flags: ApproveFlags,
): Promise<void> {
  const { inputs: mended, problems } = readAssignments(flags.set ?? []);
  const { api } = await terminal.connect();
  const listing = await readListing(api, given);
  refuseUnlessUnderReview(listing);
  const today = await chooseCenter(api, listing, flags);
  const draft = { today, mended };
  const approval = readApproval(listing, draft, problems);
  const title = titleOf(listing);
  if (!terminal.flags.json) await showDraft(terminal, api, listing, draft);
  await terminal.confirm(describeQuestion(title, today));
  const { id } = listing;
  await reply(api.admin.submissions[':id'].$patch({ param: { id }, json: { status: 'APPROVED', approval } }));
  const now = await readListing(api, id);
  terminal.print(now, () =>
    [
      submissionsText.did.APPROVED(title),
      ...(now.center ? [`It is center ${now.center.id}: /centers/${now.center.slug}`] : []),
      describeUndo(id),
    ].join('\n'),
  );
}

function describeQuestion(title: string, today: Center | null): string {
  return today ? `Approve “${title}”, and change center ${today.id}?` : `Approve “${title}” as a new center?`;
}

async function showDraft(terminal: Terminal, api: Api, listing: Listing, draft: Draft): Promise<void> {
  const { width } = terminal;
  const card = drawListing(listing, draft, { width, me: await readMe(api), whole: true });
  // Where the answer goes nobody may look: a pipe that is closed must not keep the approval from being done.
  console.error(`${card}\n`);
}

/** The one that is given, or else what the web page proposes. Throws UsageError where somebody must say. */
async function chooseCenter(api: Api, listing: Listing, flags: ApproveFlags): Promise<Center | null> {
  if (flags.new) return null;
  if (flags.center !== undefined) return findUnmerged(api, flags.center);
  const { today } = beginDraft(listing);
  if (today !== undefined) return today;
  const { candidates } = listing;
  const { duplicate, title, fresh } = reviewText.choice;
  return ask.choose<Center | null>({
    message: title,
    instead: [
      `${duplicate} Give --new, or one of these:`,
      ...candidates.map(({ center, reasons }) => {
        return `  --center ${nameCenter(center)} (${describeStanding({ center, reasons })})`;
      }),
      `To see all of it: ${toRun(`submissions show ${shortId(listing.id)}`)}`,
    ].join('\n'),
    choices: [
      ...candidates.map(({ center }) => ({ name: nameCenter(center), value: center })),
      { name: fresh, value: null },
    ],
  });
}

async function findUnmerged(api: Api, given: string): Promise<Center> {
  const { center, mergedInto } = await findCenter(api, given);
  if (!mergedInto) return center;
  const into = `${mergedInto.id} ${mergedInto.name}`;
  throw new AppError(409, 'merged', safeText(`“${center.name}” was merged into ${into}: give that one.`));
}
