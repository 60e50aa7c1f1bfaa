import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { SettingEntry } from '#core/staff/setting-entry.ts';
import { requireAdmin, type StaffEnv } from '../access/guard.ts';
import { errors, json } from '../http/api-schemas.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import type { SettingOrigins, Settings } from './settings.ts';
import { describeSettings } from './settings-list.ts';

const listSettings = createRoute({
  method: 'get',
  path: '/settings',
  summary: 'What is set, and where',
  middleware: requireAdmin,
  responses: {
    200: json(z.array(SettingEntry), 'Every setting, without its secrets.'),
    ...errors(401, 403),
  },
});

/** The settings that the server was started with. */
export function settingsRoutes(settings: Settings, origins: SettingOrigins) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(listSettings, (c) =>
    c.json(describeSettings(settings, origins), 200),
  );
}
