import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { DoctorReport } from '#core/doctor.ts';
import { errors, json } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { examineServer } from '../doctor/examine.ts';
import { requireAdmin, type StaffEnv } from '../staff/guard.ts';

const doctor = createRoute({
  method: 'get',
  path: '/doctor',
  summary: 'Check database, settings, mail, texts and disk',
  description: 'Reads the whole database, and asks mail server and text provider whether they know us.',
  middleware: requireAdmin,
  responses: {
    200: json(DoctorReport, 'What was found, and what to do about it.'),
    ...errors(401, 403),
  },
});

export function doctorRoutes(context: AppContext) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(doctor, async (c) =>
    c.json(await examineServer(context), 200),
  );
}
