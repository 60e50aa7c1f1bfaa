import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { SettingEntry } from '#core/setting-entry.ts';
import { errors, json } from '../answering/api-schemas.ts';
import { rejectInvalid } from '../answering/error-answers.ts';
import type { AppContext } from '../app-context.ts';
import { describeSettings } from '../settings-list.ts';
import { requireAdmin, type StaffEnv } from '../staff/guard.ts';

const settings = createRoute({
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
export function settingsRoutes(context: Pick<AppContext, 'settings' | 'settingOrigins'>) {
  return new OpenAPIHono<StaffEnv>({ defaultHook: rejectInvalid }).openapi(settings, (c) =>
    c.json(describeSettings(context.settings, context.settingOrigins), 200),
  );
}
