import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Center } from '#core/center/center.ts';
import { listingFlaws, type ReviewStatus, reviewStatuses } from '#core/lists/staff-lists.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import {
  AdminCenter,
  AdminCenterPage,
  CenterEdit,
  EditedCenter,
  NewCenter,
  SeenCenter,
} from '#core/staff/center-editing.ts';
import { proposalActions } from '#core/staff/proposal.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import { readClaim, readClaims } from '../claims/claims.ts';
import { toCenter, toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { findCenterRow } from '../database/find-center.ts';
import { readSurvivor } from '../database/merged-centers.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { ErrorBody, errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import {
  PageParameter,
  StateParameter,
  trueOrFalse,
  trueOrFalseOrEmpty,
  wholeNumber,
} from '../http/parameters.ts';
import { readProposalsOf } from '../proposals/open-proposals.ts';
import { countReportsOf } from '../reports/center-reports-counts.ts';
import { readReportsOf } from '../reports/center-reports-list.ts';
import { type ExportFormat, exportFormats, nameExport, streamCenters } from './centers-export.ts';
import { searchMeant } from './centers-meant.ts';
import { readPlace, searchCentersNear } from './centers-near.ts';
import { createCenter, editCenter } from './centers-saving.ts';
import { searchCenters } from './centers-search.ts';
import { decideProposal } from './decide-proposals.ts';
import { readFlaws } from './listing-flaws.ts';
import { nearParameters } from './near-parameters.ts';
import { refuseListed } from './refuse-listed.ts';
import { UnderstoodSchema } from './understood-schema.ts';

/** Empty values count as none. */
const FilterParameters = z.object({
  q: z.string().max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`).default(''),
  state: StateParameter.optional(),
  status: z
    .enum(['', ...reviewStatuses.values], `must be one of ${reviewStatuses.values.join(', ')}`)
    .default(''),
  /** Never verified, over 6 months ago, with a reported problem, or otherwise by its source. */
  due: trueOrFalseOrEmpty,
  /** Only those that the public sees with this that cannot be right. */
  flaw: z.enum(['', ...listingFlaws.values], `must be one of ${listingFlaws.values.join(', ')}`).default(''),
});

const IdParameter = z.object({ id: z.string().openapi({ example: '00000042' }) });
const onlyStaff = { ...errors(401, 403) };
const written = { ...errors(400), ...onlyStaff, ...errors(413, 415, 422, 503) };

const listCenters = createRoute({
  method: 'get',
  path: '/centers',
  summary: 'Search all centers, those that the public does not see too',
  request: {
    query: FilterParameters.extend({
      near: nearParameters.near,
      within: nearParameters.within,
      /** Reads `q` as the public search does: `understood` says how, where it is more than a name. */
      understand: trueOrFalse(false),
      page: PageParameter,
      limit: wholeNumber(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    }),
  },
  responses: {
    200: json(
      AdminCenterPage.extend({ understood: UnderstoodSchema.optional() }),
      'A page of what was found.',
    ),
    ...errors(400),
    ...onlyStaff,
  },
});

const exportCenters = <F extends ExportFormat>(format: F, summary: string) =>
  createRoute({
    method: 'get',
    path: `/centers.${format}`,
    summary,
    request: { query: FilterParameters },
    responses: {
      200: {
        content: { [exportFormats[format].type]: { schema: z.string() } },
        description: 'The file.',
      },
      ...errors(400),
      ...onlyStaff,
    },
  });
const exportCsv = exportCenters('csv', 'The same centers as a CSV file, which can be imported again');
const exportJson = exportCenters('json', 'The same centers as one JSON document: a list');
const exportJsonLines = exportCenters('jsonl', 'The same centers as JSON lines, one for each');

const oneCenter = createRoute({
  method: 'get',
  path: '/centers/{id}',
  summary: 'One center',
  request: { params: z.object({ id: z.string().openapi({ description: 'Its eight digits, or its slug' }) }) },
  responses: { 200: json(AdminCenter, 'The center.'), ...onlyStaff, ...errors(404) },
});

const addCenter = createRoute({
  method: 'post',
  path: '/centers',
  summary: 'Add a center',
  middleware: takeJson,
  request: { body: jsonBody(NewCenter) },
  responses: {
    201: json(EditedCenter, 'The new center.'),
    ...written,
    409: json(ErrorBody, 'It looks as if it were here already: `issues` names which, by their ids.'),
  },
});

const changeCenter = createRoute({
  method: 'patch',
  path: '/centers/{id}',
  summary: 'Change a center, confirm what it says, or set its review status',
  middleware: takeJson,
  request: { params: IdParameter, body: jsonBody(CenterEdit) },
  responses: {
    200: json(EditedCenter, 'The center as it is now.'),
    ...written,
    ...errors(404, 409),
  },
});

const decide = createRoute({
  method: 'post',
  path: '/centers/{id}/proposals/{proposal}/{action}',
  summary: 'Take what a source says otherwise than staff, or keep ours',
  description: 'To verify a center keeps all of ours, too. To take it back, undo the change.',
  middleware: takeJson,
  request: {
    params: IdParameter.extend({
      proposal: z.coerce.number().int().positive(),
      action: z.enum(proposalActions, `must be ${proposalActions.join(' or ')}`),
    }),
    body: jsonBody(SeenCenter),
  },
  responses: {
    200: json(EditedCenter, 'The center as it is now.'),
    ...written,
    ...errors(404, 409),
  },
});

/** What staff do with centers. */
export function adminCenterRoutes(db: Db, live: LiveDirectory) {
  const readFilter = async ({ status, due, flaw, ...filter }: z.output<typeof FilterParameters>) => ({
    ...filter,
    state: filter.state,
    status: (status || undefined) as ReviewStatus,
    due: due ?? false,
    among: flaw === '' ? undefined : (await readFlaws(db))[flaw],
  });
  const sendExport = async (c: Context, format: ExportFormat, given: z.output<typeof FilterParameters>) => {
    const filter = await readFilter(given);
    const now = new Date();
    return c.body(streamCenters(db, filter, format, now), 200, {
      'Content-Type': `${exportFormats[format].type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${nameExport(filter, format, now)}"`,
    });
  };
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listCenters, async (c) => {
      const { page, limit, near, within, understand, ...given } = c.req.valid('query');
      const filter = await readFilter(given);
      const place = readPlace(near);
      const asked = { page, limit, now: new Date(), me: c.get('staff').name };
      const around = place && { place, within };
      const meant = understand ? await searchMeant(db, live, filter, around, asked) : undefined;
      const found =
        meant?.found ??
        (around
          ? await searchCentersNear(db, filter, around, asked)
          : await searchCenters(db, filter, asked));
      const reports = await countReportsOf(db, found.centers, asked.now);
      const proposals = await readProposalsOf(db, found.centers);
      const claims = await readCenterClaims(db, found.centers, asked.now);
      const understood = meant && { understood: meant.understood };
      return c.json({ ...found, ...understood, reports, proposals, claims, page, limit }, 200);
    })
    .openapi(exportCsv, (c) => sendExport(c, 'csv', c.req.valid('query')))
    .openapi(exportJson, (c) => sendExport(c, 'json', c.req.valid('query')))
    .openapi(exportJsonLines, (c) => sendExport(c, 'jsonl', c.req.valid('query')))
    .openapi(oneCenter, async (c) => {
      const row = await findCenterRow(db, c.req.valid('param').id);
      const into = await readSurvivor(db, row);
      const mergedInto = into ? { id: toCenterId(into.id), name: into.name } : null;
      const reports = await readReportsOf(db, row, new Date());
      const center = toCenter(row);
      const { [center.id]: proposals = [] } = await readProposalsOf(db, [center]);
      const claim = await readClaim(db, { subject: 'center', id: row.id }, new Date());
      return c.json({ center, mergedInto, reports, proposals, claim }, 200);
    })
    .openapi(addCenter, async (c) => {
      const { confirmed, ...asked } = c.req.valid('json');
      const added = await writeOnce(c, db, asked, async (tx, now) => {
        if (!confirmed) await refuseListed(tx, asked.fields);
        return createCenter(tx, asked, actorOf(c.get('staff')), now);
      });
      return c.json(added, 201);
    })
    .openapi(changeCenter, async (c) => {
      const { id } = c.req.valid('param');
      const edit = c.req.valid('json');
      const edited = await writeOnce(c, db, edit, (tx, now) =>
        editCenter(tx, id, edit, actorOf(c.get('staff')), now),
      );
      return c.json(edited, 200);
    })
    .openapi(decide, async (c) => {
      const { id: centerId, proposal: proposalId, action } = c.req.valid('param');
      const seen = c.req.valid('json');
      const decided = await writeOnce(c, db, seen, (tx, now) =>
        decideProposal(tx, { centerId, proposalId, action, ...seen }, actorOf(c.get('staff')), now),
      );
      return c.json(decided, 200);
    });
}

/** Who is on which of these centers, by their eight digits. */
async function readCenterClaims(db: Db, centers: readonly Center[], now: Date) {
  const ids = centers.map(({ id }) => Number(id));
  const claims = await readClaims(db, 'center', ids, now);
  return Object.fromEntries([...claims].map(([id, claim]) => [toCenterId(Number(id)), claim]));
}
