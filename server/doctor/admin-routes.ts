import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { DoctorReport } from '#core/staff/doctor.ts';
import { requireAdmin, type StaffEnv } from '../access/guard.ts';
import { type Examined, examineServer } from '../doctor/examine.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';

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

export function doctorRoutes(server: Examined) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(doctor, async (c) =>
    c.json(await examineServer(server), 200),
  );
}
