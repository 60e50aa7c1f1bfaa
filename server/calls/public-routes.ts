import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CallTap } from '#core/messages/call-tap.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { callExample } from '../examples/message-examples.ts';
import { errors, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Clients } from '../http/client-limits.ts';
import { deviceKind } from '../http/device-kind.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import { answerStored, IdempotencyHeaders, identifyMessage, storeOnce } from '../http/receipts.ts';
import { messageResponses } from '../messages/message-responses.ts';
import { findReferencedCenter } from '../messages/referenced-center.ts';

const trackCall = createRoute({
  method: 'post',
  path: '/track-call',
  operationId: 'countCall',
  tags: [TAGS.messages],
  summary: 'Count that a call to a center was tapped',
  description: 'Of who tapped, only the kind of device is kept, and a state that they chose.',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(CallTap, callExample) },
  responses: messageResponses({ ...errors(404) }),
});

/** Counts of taps to call a center. Of who tapped, only the kind of device is kept, and a state that they chose. */
export function callRoutes(db: Db, { limits, trustProxy }: Clients) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(trackCall, async (c) => {
    const tap = c.req.valid('json');
    const message = identifyMessage(c.req.valid('header')['Idempotency-Key'], c.req.path, tap);
    const answered = await storeOnce(db, message, async (tx, now, tally) => {
      const clickedAt = readClickedAt(tap.clickedAt, now);
      const center = await findReferencedCenter(tx, tap.centerId);
      await tally.count(limits.calls, clientAddress(c, trustProxy));
      const id = randomUUID();
      await tx
        .insertInto('call_logs')
        .values({
          id,
          center_id: center.id,
          center_name: center.name,
          center_phone: center.phone,
          clicked_at: clickedAt.toISOString(),
          user_city: tap.userCity || null,
          user_state: tap.userState ?? null,
          user_agent: deviceKind(c.req.header('User-Agent')),
          referrer_url: tap.referrerUrl ?? null,
        })
        .execute();
      return { id };
    });
    return answerStored(c, answered);
  });
}

const OLDEST_DAYS = 90;

/** Now for a clock that is ahead. Throws 400 where it is so long ago that the clock must be wrong. */
function readClickedAt(given: string | undefined, now: Date): Date {
  const clickedAt = given === undefined ? now : new Date(given);
  if (clickedAt > now) return now;
  if (now.getTime() - clickedAt.getTime() <= OLDEST_DAYS * 24 * 60 * 60 * 1000) return clickedAt;
  const issue = { path: 'clickedAt', message: `must not be more than ${OLDEST_DAYS} days ago` };
  throw new AppError(400, 'invalid_request', `${issue.path}: ${issue.message}`, [issue]);
}
