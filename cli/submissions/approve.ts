import type { Center } from '#core/center/center.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import type { Approval } from '#core/staff/submission-review.ts';
import { AppError } from '#server/app-error.ts';
import { findCenter } from '../centers/find-center.ts';
import { readAssignments } from '../centers/typed-fields.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { readMe } from '../connection/read-me.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { describeUndo } from './decide.ts';
import { decideAll } from './decide-all.ts';
import { beginDraft, type Draft, type Listing, readApproval } from './draft.ts';
import { drawListing } from './listing-card.ts';
import { readListing, readListings, refuseUnlessUnderReview } from './read.ts';
import { describeStanding, nameCenter, shortId, titleOf } from './words.ts';

interface ApproveFlags {
  center?: string;
  new?: boolean;
  set?: string[];
}

/** Brings listings into the directory, after a look at what that will change. */
export async function approveSubmissions(
  terminal: Terminal,
  given: string[],
  flags: ApproveFlags,
): Promise<void> {
  const { inputs: fixed, problems } = readAssignments(flags.set ?? []);
  const { api } = await terminal.connect();
  const [listing, ...others] = await readListings(api, given);
  if (!listing) return;
  if (others.length > 0) return approveMany(terminal, api, [listing, ...others], flags);
  refuseUnlessUnderReview(listing);
  const today = await chooseCenter(api, listing, flags);
  const draft = { today, fixed };
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

/** Each as it was sent; after a look at all of them, and one question. */
async function approveMany(
  terminal: Terminal,
  api: Api,
  all: readonly Listing[],
  flags: ApproveFlags,
): Promise<void> {
  if (flags.set || flags.center !== undefined) {
    throw new UsageError('--set and --center are for one listing: approve that one alone.');
  }
  const approvals = new Map<string, Approval>();
  for (const listing of all) {
    refuseUnlessUnderReview(listing);
    const draft = { today: await chooseCenter(api, listing, flags), fixed: {} };
    approvals.set(listing.id, readApproval(listing, draft));
    if (!terminal.flags.json) await showDraft(terminal, api, listing, draft);
  }
  await terminal.confirm(`Approve these ${all.length} listings?`);
  const decisionOf = ({ id }: Listing) => ({ status: 'APPROVED', approval: approvals.get(id) }) as const;
  await decideAll(terminal, api, { all, decisionOf });
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
