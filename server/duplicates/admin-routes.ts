import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Center, CenterFields } from '#core/center/center.ts';
import { parseJurisdiction } from '#core/lists/public-lists.ts';
import { lineOfText } from '#core/plain-text.ts';
import { actorOf, type StaffEnv, type StaffGuard } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import { AppError } from '../app-error.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { duplicateReasons } from '../duplicates/find-pairs.ts';
import { createPairFinder, readLikelyPairs } from '../duplicates/pair-finder.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { PageParameter } from '../http/parameters.ts';
import { listPairs, markDistinct, PAIRS_PER_PAGE, readCenter, unmarkDistinct } from './duplicate-pairs.ts';
import { mergeCenters } from './merge-centers.ts';

const CenterId = z
  .string()
  .regex(/^\d{8}$/, 'must be the eight digits of a center')
  .openapi({ example: '00000123' });

const TwoCenters = z
  .strictObject({ firstId: CenterId, secondId: CenterId })
  .refine(({ firstId, secondId }) => firstId !== secondId, {
    error: 'must be another center than firstId',
    path: ['secondId'],
  });

const MergeRequest = z
  .strictObject({
    keepId: CenterId,
    mergeId: CenterId,
    fields: CenterFields,
    /** `updatedAt` of both, as they were when the fields were chosen. */
    seen: z.strictObject({ keep: lineOfText(), merge: lineOfText() }),
  })
  .refine(({ keepId, mergeId }) => keepId !== mergeId, {
    error: 'must be another center than keepId',
    path: ['mergeId'],
  });

const PairPage = z.object({
  pairs: z.array(z.object({ first: Center, second: Center, reasons: z.array(z.enum(duplicateReasons)) })),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});

const likelyPairs = createRoute({
  method: 'get',
  path: '/duplicates',
  summary: 'Pairs of centers that are likely one, the likeliest first',
  request: {
    query: z.object({
      state: z.string().default(''),
      page: PageParameter,
    }),
  },
  responses: {
    200: json(PairPage, 'A page of pairs.'),
    ...errors(400, 401, 403),
  },
});

const notTheSame = createRoute({
  method: 'post',
  path: '/duplicates/distinct',
  summary: 'Say that two centers that look alike are two: they are not offered again',
  middleware: takeJson,
  request: { body: jsonBody(TwoCenters) },
  responses: {
    200: json(z.object({ distinct: z.literal(true) }), 'It is known now.'),
    ...errors(400, 401, 403, 404),
  },
});

const perhapsTheSame = createRoute({
  method: 'delete',
  path: '/duplicates/distinct/{firstId}/{secondId}',
  summary: 'Take back that two centers are two',
  request: { params: z.object({ firstId: CenterId, secondId: CenterId }) },
  responses: {
    200: json(z.object({ distinct: z.literal(false) }), 'They may be offered again.'),
    ...errors(400, 401, 403, 404),
  },
});

const merge = createRoute({
  method: 'post',
  path: '/duplicates/merge',
  summary: 'Make one center of two',
  middleware: takeJson,
  request: { body: jsonBody(MergeRequest) },
  responses: {
    200: json(
      z.object({ center: Center, changeId: z.int() }),
      'The center that stays, and the change that takes the merge back.',
    ),
    ...errors(400, 401, 403, 404, 409, 422),
  },
});

/** The calls by which staff find and merge centers that are listed twice. */
export function duplicateRoutes({ db, live, operator }: StaffGuard & { live: LiveDirectory }) {
  // On the database itself nothing keeps the directory in memory.
  const findPairs = operator ? () => readLikelyPairs(db) : createPairFinder(live);
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(likelyPairs, async (c) => {
      const { state: code, page } = c.req.valid('query');
      const state = parseJurisdiction(code);
      if (code !== '' && !state) {
        const issue = { path: 'state', message: 'must be a two-letter state code such as TX' };
        throw new AppError(400, 'invalid_request', `${issue.path}: ${issue.message}`, [issue]);
      }
      const found = await listPairs(db, await findPairs(), { state, page });
      return c.json({ ...found, page, limit: PAIRS_PER_PAGE }, 200);
    })
    .openapi(notTheSame, async (c) => {
      const { firstId, secondId } = c.req.valid('json');
      const actor = actorOf(c.get('staff'));
      await writeTransaction(db, (tx) => markDistinct(tx, firstId, secondId, actor, new Date()));
      return c.json({ distinct: true as const }, 200);
    })
    .openapi(perhapsTheSame, async (c) => {
      const { firstId, secondId } = c.req.valid('param');
      const actor = actorOf(c.get('staff'));
      await writeTransaction(db, (tx) => unmarkDistinct(tx, firstId, secondId, actor, new Date()));
      return c.json({ distinct: false as const }, 200);
    })
    .openapi(merge, async (c) => {
      const { keepId, mergeId, fields, seen } = c.req.valid('json');
      const asked = { keepId: Number(keepId), mergeId: Number(mergeId), fields, seen };
      const actor = actorOf(c.get('staff'));
      const merged = await writeOnce(c, db, asked, async (tx, now) => {
        const changeId = await mergeCenters(tx, asked, actor, now);
        return { changeId, center: await readCenter(tx, asked.keepId) };
      });
      return c.json(merged, 200);
    });
}
