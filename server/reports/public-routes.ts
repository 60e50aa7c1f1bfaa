import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CenterReport } from '#core/messages/center-report.ts';
import type { Db } from '../database/db.ts';
import { reportExample } from '../examples/message-examples.ts';
import { errors, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Clients } from '../http/client-limits.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import {
  type Answered,
  answerStored,
  IdempotencyHeaders,
  identifyMessage,
  type MessageIdentity,
  storeOnce,
} from '../http/receipts.ts';
import { messageResponses } from '../messages/message-responses.ts';
import { findReferencedCenter } from '../messages/referenced-center.ts';

const sendReport = createRoute({
  method: 'post',
  path: '/center-reports',
  operationId: 'reportCenter',
  tags: [TAGS.messages],
  summary: 'Say what is wrong with a listing, or that a call went through',
  description:
    'Staff verify reported centers first. WORKS says that somebody called and was answered; it takes no comment.',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(CenterReport, reportExample) },
  responses: messageResponses({ ...errors(404) }),
});

/** What it takes to take in a report. */
export interface ReportIntake extends Clients {
  db: Db;
}

/** What visitors tell us of centers. Stored are the center, what it is, a comment and when; nothing of who. */
export function centerReportRoutes(intake: ReportIntake) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(sendReport, async (c) => {
    const report = c.req.valid('json');
    const message = identifyMessage(c.req.valid('header')['Idempotency-Key'], c.req.path, report);
    return answerStored(c, await receiveReport(c, intake, message, report));
  });
}

/** Stores a report once. Throws 404 `center_not_found`, and 429 where a client sends too many. */
export function receiveReport(
  c: Context,
  { db, limits, trustProxy }: ReportIntake,
  message: MessageIdentity,
  report: CenterReport,
): Promise<Answered> {
  return storeOnce(db, message, async (tx, now, tally) => {
    const { id: centerId } = await findReferencedCenter(tx, report.centerId);
    await tally.count(limits.reports, clientAddress(c, trustProxy));
    const id = randomUUID();
    await storeReport(tx, { id, centerId, report }, now);
    return { id };
  });
}

/** Writes a report's row. */
export async function storeReport(
  tx: Db,
  { id, centerId, report }: { id: string; centerId: number; report: CenterReport },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('center_reports')
    .values({
      id,
      center_id: centerId,
      kind: report.kind,
      comment: report.comment || null,
      created_at: foundOutAt(report.reportedAt, now).toISOString(),
      handled_at: null,
      handled_by: null,
    })
    .execute();
}

const OLDEST_DAYS = 90;

/** Now for a clock that is ahead, or so far behind that it must be wrong: what was found counts all the same. */
function foundOutAt(given: string | undefined, now: Date): Date {
  const found = given === undefined ? now : new Date(given);
  const age = now.getTime() - found.getTime();
  return age < 0 || age > OLDEST_DAYS * 24 * 60 * 60 * 1000 ? now : found;
}
