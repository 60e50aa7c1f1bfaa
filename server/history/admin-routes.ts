import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { changeActions, changeChannels, changeSubjects } from '#core/lists/staff-lists.ts';
import { actorOf, type StaffEnv } from '../access/guard.ts';
import { writeOnce } from '../access/write-once.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { PageParameter } from '../http/parameters.ts';
import type { Actor } from './changes.ts';
import { readEntries } from './history-entries.ts';
import { CHANGES_PER_PAGE, findChanges, findOthers } from './history-list.ts';

/** The most other parts of an act that come with one of them. */
const SHOWN_TOGETHER = 20;

/** Empty counts as not given. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

const Words = z.string().trim().max(200);

const HistoryParameters = z.object({
  /** Its number, or words of its name. */
  center: optional(Words),
  /** Words of any title. */
  q: optional(Words),
  person: optional(Words),
  /** In UTC. */
  day: optional(z.iso.date('must be a day such as 2026-11-20')),
  subject: optional(z.enum(changeSubjects.values)),
  import: optional(z.coerce.number().int().positive()),
  page: PageParameter,
});

const Entry = z.object({
  id: z.int(),
  subject: z.enum(changeSubjects.values),
  subjectId: z.string(),
  title: z.string(),
  action: z.enum(changeActions.values),
  actor: z.string(),
  channel: z.enum(changeChannels.values),
  at: z.iso.datetime(),
  importId: z.int().nullable(),
  undoneBy: z.object({ actor: z.string(), at: z.iso.datetime() }).nullable(),
  undoes: z.int().nullable(),
  parts: z.int(),
  canUndo: z.boolean(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

const HistoryPage = z.object({
  changes: z.array(Entry),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});

const search = createRoute({
  method: 'get',
  path: '/history',
  summary: 'What staff and imports have changed, newest first',
  request: { query: HistoryParameters },
  responses: {
    200: json(HistoryPage, 'A page of changes.'),
    ...errors(400, 401, 403),
  },
});

const one = createRoute({
  method: 'get',
  path: '/history/{id}',
  summary: 'One change, and those that were made together with it',
  request: { params: z.object({ id: z.coerce.number().int().positive() }) },
  responses: {
    200: json(
      z.object({
        change: Entry,
        /** The other parts of the same act, the first of them; `parts` tells how many there are. */
        together: z.array(Entry),
      }),
      'The change.',
    ),
    ...errors(400, 401, 403, 404),
  },
});

const people = createRoute({
  method: 'get',
  path: '/history/people',
  summary: 'Everybody who stands in the history',
  responses: {
    200: json(z.array(z.string()), 'Their names, in order.'),
    ...errors(401, 403),
  },
});

const undo = createRoute({
  method: 'post',
  path: '/changes/{id}/undo',
  summary: 'Take a change back, with all that was changed together with it',
  request: { params: z.object({ id: z.coerce.number().int().positive() }) },
  responses: {
    200: json(
      z.object({
        undone: z.literal(true),
        /** True where a mail about it had gone out already. */
        mailSent: z.boolean(),
      }),
      'It is taken back.',
    ),
    ...errors(400, 401, 403, 404, 409),
  },
});

/** Takes back a change of any kind; `mailSent` where a mail about it had gone. */
type UndoAct = (tx: Db, changeId: number, actor: Actor, now: Date) => Promise<{ mailSent: boolean }>;

/** The calls by which staff read the history, and take changes back. */
export function historyRoutes(db: Db, undoAct: UndoAct) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(search, async (c) => {
      const { page, import: importId, ...query } = c.req.valid('query');
      const { ids, total } = await findChanges(
        db,
        { ...query, importId, accounts: c.get('staff').role === 'admin' },
        page,
      );
      return c.json({ changes: await readEntries(db, ids), total, page, limit: CHANGES_PER_PAGE }, 200);
    })
    .openapi(people, async (c) => {
      const names = await db.selectFrom('changes').select('actor').distinct().orderBy('actor').execute();
      return c.json(
        names.map(({ actor }) => actor),
        200,
      );
    })
    .openapi(one, async (c) => {
      const { id } = c.req.valid('param');
      const others = await findOthers(db, id, SHOWN_TOGETHER);
      const [change, ...together] = await readEntries(db, [id, ...others]);
      // Of accounts only admins read: see `findChanges`.
      if (!change || (change.subject === 'staff' && c.get('staff').role !== 'admin')) {
        throw new AppError(404, 'change_not_found', `There is no change ${id} in the history.`);
      }
      return c.json({ change, together }, 200);
    })
    .openapi(undo, async (c) => {
      const { id } = c.req.valid('param');
      const actor = actorOf(c.get('staff'));
      const { mailSent } = await writeOnce(c, db, null, (tx, now) => undoAct(tx, id, actor, now));
      return c.json({ undone: true as const, mailSent }, 200);
    });
}
