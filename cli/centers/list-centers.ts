import type { Center } from '#core/center/center.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { showPhone } from '#core/center/phone.ts';
import { centersList } from '#core/i18n/en/admin/centers.ts';
import { proposals as proposed } from '#core/i18n/en/admin/imports/proposals.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { near } from '#core/i18n/en/near.ts';
import { formatColumnDate } from '#core/i18n/format.ts';
import { type ListingFlaw, reviewStatuses } from '#core/lists/staff-lists.ts';
import type { ReportCounts } from '#core/messages/center-report.ts';
import type { Understood } from '#core/search/center-query.ts';
import type { Silence } from '#core/search/not-stated.ts';
import type { Proposal } from '#core/staff/proposal.ts';
import { AppError } from '#server/app-error.ts';
import { reply } from '../connection/reply.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { describeReports } from './reported.ts';
import { noteUnderstood } from './understood.ts';

/** What the options of search and export say. */
export interface FilterFlags {
  state?: string;
  status?: string;
  due?: boolean;
  flaw?: ListingFlaw;
}

/** What search says beyond them. */
interface NearFlags {
  near?: string;
  within?: string;
}

/** As the server takes it. */
export function toQuery(words: readonly string[], flags: FilterFlags) {
  const { state = '', status = '', due = false, flaw = '' as const } = flags;
  return {
    q: words.join(' '),
    state,
    status: status as '',
    due: due ? ('true' as const) : ('' as const),
    flaw,
  };
}

/** More in one go than on a page, where all are wanted. */
const ALL_AT_ONCE = 100;

export async function searchCenters(
  terminal: Terminal,
  words: readonly string[],
  flags: FilterFlags & NearFlags & ListFlags,
): Promise<void> {
  const { api } = await terminal.connect();
  /** What visitors say of the centers of the page that is shown. */
  let reports: Readonly<Record<string, ReportCounts>> = {};
  /** And sources, otherwise than staff. */
  let proposals: Readonly<Record<string, Proposal[]>> = {};
  const limit = flags.all ? { limit: String(ALL_AT_ONCE) } : {};
  const around = flags.near ? { near: flags.near, within: flags.within ?? '' } : {};
  const understand = words.length > 0 ? { understand: 'true' as const } : {};
  const query = { ...toQuery(words, flags), ...around, ...understand, ...limit };
  let isSaid = false;
  let hasMiles = false;
  let hasSilent = false;
  const narrow = terminal.isWindow && terminal.width < NARROW;
  await terminal.printList(
    {
      read: async (page) => {
        const asked = api.admin.centers.$get({ query: { ...query, page: String(page) } });
        const found = await reply(asked).catch(asUsageError);
        ({ reports, proposals } = found);
        // Its schema tells no more of the filters than that they are texts.
        const understood = found.understood as unknown as Understood | undefined;
        if (understood && !isSaid) noteUnderstood(terminal, understood, found);
        isSaid = true;
        hasMiles = found.miles !== undefined;
        hasSilent ||= found.notStated !== undefined;
        return found;
      },
      rows: ({ centers, miles, notStatedBy }): Found[] =>
        centers.map((center, at) => ({
          ...center,
          ...(miles && { miles: miles[at]! }),
          ...(notStatedBy && { notStated: notStatedBy[at]! }),
        })),
      // Words may name a place, too, which the first answer says.
      get columns() {
        return [
          ...(flags.near || hasMiles ? [milesColumn] : []),
          ...columnsOf(new Date(), { narrow }),
          ...(hasSilent ? [notStatedColumn] : []),
          // Why one stands where it stands in the queue.
          ...(flags.due
            ? [
                { title: adminReports.column, value: ({ id }: Center) => describeReports(reports[id]) },
                { title: proposed.column, value: ({ id }: Center) => proposed.due(proposals[id] ?? []) },
              ]
            : []),
        ];
      },
      none: `${centersList.empty}. ${centersList.emptyText}`,
    },
    flags,
  );
}

/** A center, with the miles to what the search is around, null where its position is not known, and what it does not say. */
type Found = Center & { miles?: number | null; notStated?: Silence[] };

/** Of what was asked for. */
const notStatedColumn: Column<Found> = {
  title: mcpAnswers.center.notStated,
  value: ({ notStated = [] }) => notStated.map((silence) => near.notStated.groups[silence]).join(', '),
};

/** As the crow flies. */
const milesColumn: Column<Found> = { title: 'Miles', value: ({ miles }) => miles?.toFixed(1), whole: true };

/** A place that there is not, or more than once, is one that was given wrongly. */
function asUsageError(error: unknown): never {
  const isPlace = error instanceof AppError && ['unknown_place', 'several_places'].includes(error.code);
  throw isPlace ? new UsageError(error.message) : error;
}

/** In a narrower window two columns become one. */
const NARROW = 80;

function columnsOf(now: Date, { narrow }: { narrow: boolean }): Column<Center>[] {
  const status: Column<Center> = {
    title: 'Listing',
    value: ({ reviewStatus }) => reviewStatuses.labels[reviewStatus],
    paint: ({ reviewStatus }) => (reviewStatus === 'PUBLISHED' ? undefined : 'yellow'),
  };
  const verified: Column<Center> = {
    title: 'Verified',
    value: ({ lastVerifiedAt }) => (lastVerifiedAt === null ? 'Never' : formatColumnDate(lastVerifiedAt)),
    paint: (center) => (freshnessOf(center, now) === 'verified' ? 'green' : 'dim'),
  };
  const either = ({ reviewStatus }: Center) => (reviewStatus === 'PUBLISHED' ? verified : status);
  return [
    { title: 'ID', value: ({ id }) => id, whole: true },
    { title: 'Name', value: ({ name }) => name },
    { title: 'City', value: ({ city, state }) => `${city}, ${state}` },
    { title: 'Phone', value: ({ phone }) => phone && showPhone(phone), whole: narrow },
    ...(narrow
      ? [
          {
            title: 'Verified',
            value: (center: Center) => either(center).value(center),
            paint: (center: Center) => either(center).paint?.(center),
          },
        ]
      : [status, verified]),
  ];
}
