import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { PasswordProof } from '#core/staff/staff.ts';
import { RecoveryCodes, TwoStepConfirmation, TwoStepSetup, TwoStepStatus } from '#core/staff/two-step.ts';
import type { StaffEnv } from '../../access/guard.ts';
import type { Db } from '../../database/db.ts';
import { errors, json, jsonBody } from '../../http/api-schemas.ts';
import { rejectInvalid } from '../../http/error-answers.ts';
import { takeJson } from '../../http/json-body.ts';
import type { TrustedProxies } from '../../http/trusted-proxies.ts';
import { checkOwnPassword } from '../own-password.ts';
import type { SignIns } from '../sign-ins.ts';
import { beginTwoStep, confirmTwoStep, renewRecoveryCodes, turnOff } from './own-two-step.ts';
import { readStatus, type TellOwner } from './two-step.ts';

const look = createRoute({
  method: 'get',
  path: '/session/two-step',
  summary: 'How one’s own two-step sign-in is',
  responses: {
    200: json(TwoStepStatus, 'Whether it is on, and how many recovery codes are left.'),
    ...errors(401),
  },
});

const withPassword = {
  middleware: takeJson,
  request: { body: jsonBody(PasswordProof) },
} as const;
const refused = { ...errors(400, 401, 403, 409, 413, 415), ...errors(429, 503) } as const;

const begin = createRoute({
  method: 'post',
  path: '/session/two-step/begin',
  summary: 'Begin to turn on two-step sign-in',
  ...withPassword,
  responses: {
    200: json(TwoStepSetup, 'What an app makes codes with. It counts once a code of it has come.'),
    ...refused,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/session/two-step/confirm',
  summary: 'Turn it on by a code of the app; signs out everywhere else',
  middleware: takeJson,
  request: { body: jsonBody(TwoStepConfirmation) },
  responses: {
    200: json(RecoveryCodes, 'It is on. The codes are shown only here.'),
    ...errors(400, 401, 403, 409, 413, 415, 503),
  },
});

const renew = createRoute({
  method: 'post',
  path: '/session/two-step/recovery-codes',
  summary: 'Make new recovery codes in place of the old ones',
  ...withPassword,
  responses: { 200: json(RecoveryCodes, 'The codes, which are shown only here.'), ...refused },
});

const off = createRoute({
  method: 'post',
  path: '/session/two-step/off',
  summary: 'Turn off two-step sign-in; signs out everywhere else',
  ...withPassword,
  responses: { 204: { description: 'It is off.' }, ...refused },
});

/**
 * Staff turn their own two-step sign-in on and off: by their password, for whoever finds a session open must not. No
 * answer is kept for a repeat: it would keep secret and codes.
 */
export function ownTwoStepRoutes(db: Db, trustProxy: TrustedProxies, signIns: SignIns, tellOwner: TellOwner) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid })
    .openapi(look, async (c) => c.json(await readStatus(db, c.get('staff').id), 200))
    .openapi(begin, async (c) => {
      await checkOwnPassword(c, db, trustProxy, signIns, c.req.valid('json').current);
      return c.json(await beginTwoStep(db, c.get('staff')), 200);
    })
    .openapi(confirm, async (c) => {
      const { code } = c.req.valid('json');
      return c.json(await confirmTwoStep(db, c.get('staff'), code, tellOwner), 200);
    })
    .openapi(renew, async (c) => {
      await checkOwnPassword(c, db, trustProxy, signIns, c.req.valid('json').current);
      return c.json(await renewRecoveryCodes(db, c.get('staff')), 200);
    })
    .openapi(off, async (c) => {
      await checkOwnPassword(c, db, trustProxy, signIns, c.req.valid('json').current);
      await turnOff(db, c.get('staff'), tellOwner);
      return c.body(null, 204);
    });
}
