import { OpenAPIHono } from '@hono/zod-openapi';
import type { OpenData } from '../open-data/open-data-route.ts';
import { searchRoutes } from './search-routes.ts';
import { termRoutes } from './term-routes.ts';

/** The directory's questions for other programs, which keep their form under this version. */
export function v1Routes(data: OpenData) {
  return new OpenAPIHono().route('/', searchRoutes(data)).route('/', termRoutes(data));
}
