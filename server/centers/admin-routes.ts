import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AdminCenter, AdminCenterPage, CenterEdit, EditedCenter, NewCenter } from '#core/center-editing.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from '#core/center-query.ts';
import { type ReviewStatus, reviewStatuses } from '#core/staff-lists.ts';
import { errors, json, jsonBody } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import { nearParameters } from '../answering/near-parameters.ts';
import { PageParameter, StateParameter, wholeNumber } from '../answering/parameters.ts';
import type { AppContext } from '../app-context.ts';
import { toCenter, toCenterId } from '../center-rows.ts';
import { takeJson } from '../receiving/json-body.ts';
import { actorOf, type StaffEnv } from '../staff/guard.ts';
import { writeTransaction } from '../write-transaction.ts';
import { countReportsOf } from './center-reports-counts.ts';
import { readReportsOf } from './center-reports-list.ts';
import { type ExportFormat, exportFormats, nameExport, streamCenters } from './centers-export.ts';
import { readPlace, searchCentersNear } from './centers-near.ts';
import { createCenter, editCenter, findCenterRow, readSurvivor } from './centers-saving.ts';
import { type CenterFilter, searchCenters } from './centers-search.ts';

/** Empty values count as none. */
const FilterParameters = z.object({
  q: z.string().max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`).default(''),
  state: StateParameter.optional(),
  status: z
    .enum(['', ...reviewStatuses.values], `must be one of ${reviewStatuses.values.join(', ')}`)
    .default(''),
  /** Never verified, over 6 months ago, or with a reported problem. */
  due: z.enum(['true', 'false', ''], 'must be true or false').default('false'),
});

const IdParameter = z.object({ id: z.string().openapi({ example: '00000042' }) });
const onlyStaff = { ...errors(401, 403) };
const written = { ...errors(400), ...onlyStaff, ...errors(413, 415, 503) };

const listCenters = createRoute({
  method: 'get',
  path: '/centers',
  summary: 'Search all centers, those that the public does not see too',
  request: {
    query: FilterParameters.extend({
      near: nearParameters.near,
      within: nearParameters.within,
      page: PageParameter,
      limit: wholeNumber(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    }),
  },
  responses: { 200: json(AdminCenterPage, 'A page of what was found.'), ...errors(400), ...onlyStaff },
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
  responses: { 201: json(EditedCenter, 'The new center.'), ...written },
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

/** What staff do with centers. */
export function adminCenterRoutes({ db }: AppContext) {
  const sendExport = (c: Context, format: ExportFormat, filter: CenterFilter) => {
    const now = new Date();
    return c.body(streamCenters(db, filter, format, now), 200, {
      'Content-Type': `${exportFormats[format].type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${nameExport(filter, format, now)}"`,
    });
  };
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(listCenters, async (c) => {
      const { page, limit, near, within, ...filter } = c.req.valid('query');
      const place = readPlace(near);
      const asked = { page, limit, now: new Date() };
      const found = place
        ? await searchCentersNear(db, readFilter(filter), { place, within }, asked)
        : await searchCenters(db, readFilter(filter), asked);
      const reports = await countReportsOf(db, found.centers, asked.now);
      return c.json({ ...found, reports, page, limit }, 200);
    })
    .openapi(exportCsv, (c) => sendExport(c, 'csv', readFilter(c.req.valid('query'))))
    .openapi(exportJson, (c) => sendExport(c, 'json', readFilter(c.req.valid('query'))))
    .openapi(exportJsonLines, (c) => sendExport(c, 'jsonl', readFilter(c.req.valid('query'))))
    .openapi(oneCenter, async (c) => {
      const row = await findCenterRow(db, c.req.valid('param').id);
      const into = await readSurvivor(db, row);
      const mergedInto = into && { id: toCenterId(into.id), name: into.name };
      const reports = await readReportsOf(db, row, new Date());
      return c.json({ center: toCenter(row), mergedInto, reports }, 200);
    })
    .openapi(addCenter, async (c) => {
      const added = await writeTransaction(db, (tx) =>
        createCenter(tx, c.req.valid('json'), actorOf(c.get('staff')), new Date()),
      );
      return c.json(added, 201);
    })
    .openapi(changeCenter, async (c) => {
      const { id } = c.req.valid('param');
      const edited = await writeTransaction(db, (tx) =>
        editCenter(tx, id, c.req.valid('json'), actorOf(c.get('staff')), new Date()),
      );
      return c.json(edited, 200);
    });
}

function readFilter({ status, due, ...filter }: z.output<typeof FilterParameters>): CenterFilter {
  return {
    ...filter,
    state: filter.state,
    status: (status || undefined) as ReviewStatus,
    due: due === 'true',
  };
}
