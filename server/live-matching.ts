import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { LiveMatchingRequest } from '#core/live-matching.ts';
import { errors, jsonBody, stored } from './api-schemas.ts';
import type { AppContext } from './app.ts';
import { clientAddress } from './client-address.ts';
import { rejectInvalid } from './error-answers.ts';
import { takeJson } from './json-body.ts';
import { notifyAbout } from './notifications.ts';
import { answerStored, IdempotencyHeaders, identifyMessage, storeOnce } from './receipts.ts';

const requestMatch = createRoute({
  method: 'post',
  path: '/live-matching',
  summary: 'Ask to be matched with a center by a person',
  middleware: takeJson,
  request: { headers: IdempotencyHeaders, body: jsonBody(LiveMatchingRequest) },
  responses: {
    201: stored,
    400: errors[400],
    413: errors[413],
    415: errors[415],
    422: errors[422],
    429: errors[429],
    503: errors[503],
  },
});

/** Requests for a live referral match; staff answer them within a day. */
export function liveMatchingRoutes({ db, limits, trustProxy, staffEmail, wakeMail }: AppContext) {
  return new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(requestMatch, async (c) => {
    const request = c.req.valid('json');
    const message = identifyMessage(c.req.valid('header')['Idempotency-Key'], c.req.path, request);
    const answered = await storeOnce(db, message, async (tx, now) => {
      await limits.forms.count(clientAddress(c, trustProxy));
      const id = randomUUID();
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
          created_at: now.toISOString(),
        })
        .execute();
      await notifyAbout(tx, { matchingRequestId: id, request }, { staffEmail }, now);
      return { id };
    });
    if (!answered.replayed) wakeMail();
    return answerStored(c, answered);
  });
}
