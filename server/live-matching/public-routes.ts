import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { LiveMatchingRequest } from '#core/live-matching.ts';
import { jsonBody } from './answering/api-schemas.ts';
import { TAGS } from './answering/api-tags.ts';
import { rejectInvalid } from './answering/error-answers.ts';
import type { AppContext } from './app-context.ts';
import type { Db } from './db.ts';
import type { About } from './notifications.ts';
import { matchExample } from './open-data/message-examples.ts';
import { takeJson } from './receiving/json-body.ts';
import { messageResponses } from './receiving/message-responses.ts';
import { IdempotencyHeaders } from './receiving/receipts.ts';
import { receiveForm } from './receiving/receive-form.ts';

const requestMatch = createRoute({
  method: 'post',
  path: '/live-matching',
  operationId: 'requestMatch',
  tags: [TAGS.messages],
  summary: 'Ask to be matched with a center by a person',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(LiveMatchingRequest, matchExample) },
  responses: messageResponses(),
});

/** Requests for a live referral match; staff answer them within a day. */
export function liveMatchingRoutes(context: AppContext) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(requestMatch, (c) =>
    receiveForm(c, context, c.req.valid('json'), storeMatchingRequest),
  );
}

/** Writes a request's row, and returns what to notify staff about. */
export async function storeMatchingRequest(
  tx: Db,
  id: string,
  request: LiveMatchingRequest,
  now: Date,
): Promise<About> {
  await tx
    .insertInto('matching_requests')
    .values({
      id,
      state: request.state,
      zip: request.zip || null,
      age_band: request.ageBand,
      primary_need: request.primaryNeed,
      levels_of_care: JSON.stringify(request.levelsOfCare),
      insurance_type: request.insuranceType,
      travel_willingness: request.travelWillingness,
      contact_preference: request.contactPreference,
      contact_info: request.contactInfo,
      user_phone: request.userPhone || null,
      language: request.language,
      created_at: now.toISOString(),
    })
    .execute();
  return { matchingRequestId: id, request };
}
