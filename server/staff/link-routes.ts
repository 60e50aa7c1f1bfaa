import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { LinkAcceptance, LinkPurpose, LinkQuestion, SignedInStaff } from '#core/staff/staff.ts';
import type { Db } from '../database/db.ts';
import { errors, json, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { clientAddress } from '../http/client-address.ts';
import { ClientLimit } from '../http/client-limits.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { takeJson } from '../http/json-body.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { acceptLink } from './accept-link.ts';
import { describeLink, findLink } from './links.ts';
import { signInBrowser } from './sign-in.ts';
import type { SignIns } from './sign-ins.ts';
import { isOn, type TellOwner } from './two-step/two-step.ts';

/** Nobody guesses 32 random bytes; this is for the work that each try makes. */
const USES_PER_HOUR = 60;

const look = createRoute({
  method: 'post',
  path: '/staff-links/look',
  tags: [TAGS.staff],
  summary: 'What a one-time link is for',
  middleware: takeJson,
  request: { body: jsonBody(LinkQuestion) },
  responses: {
    200: json(LinkPurpose, 'What it is for, and whose it is; `email` is null where it is to be chosen.'),
    ...errors(400, 403, 404, 429),
  },
});

const accept = createRoute({
  method: 'post',
  path: '/staff-links/accept',
  tags: [TAGS.staff],
  summary: 'Use a one-time link: make the account or set its password, and sign in',
  middleware: takeJson,
  request: { body: jsonBody(LinkAcceptance) },
  responses: {
    200: json(SignedInStaff, 'Who is signed in now; the cookie is set, and the link used up.'),
    204: {
      description: 'The password is set: an account with two-step sign-in signs in with it and a code.',
    },
    ...errors(400, 403, 404, 409, 429),
  },
});

/** Links that work once. What they carry comes in the body: an address would be in the log of a proxy. */
export function linkRoutes(db: Db, address: ServerAddress, signIns: SignIns, tellOwner: TellOwner) {
  const limit = new ClientLimit(
    USES_PER_HOUR,
    3600,
    (when) => `Many links were tried from your connection. Please try again ${when}.`,
  );
  const protect: MiddlewareHandler = async (c, next) => {
    refuseCrossSite(c, address.publicUrl);
    await limit.count(clientAddress(c, address.trustProxy));
    await next();
  };
  const routes = new OpenAPIHono({ defaultHook: rejectInvalid });
  routes.use('/staff-links/*', protect);
  return routes
    .openapi(look, async (c) => {
      const link = await findLink(db, c.req.valid('json').token, new Date());
      return c.json(await describeLink(db, link), 200);
    })
    .openapi(accept, async (c) => {
      const id = await acceptLink(db, c.req.valid('json'), tellOwner, new Date());
      // Whoever has the link does not have the phone by that.
      if (await isOn(db, id)) return c.body(null, 204);
      return c.json(await signInBrowser(c, db, signIns, address, id), 200);
    });
}
