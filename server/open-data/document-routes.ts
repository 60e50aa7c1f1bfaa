import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { TAGS } from '../answering/api-tags.ts';
import { originOf } from '../answering/origin.ts';
import type { AppContext } from '../app-context.ts';
import { renderApiDocs } from './docs-page/api-docs-page.tsx';
import { openData } from './open-data-route.ts';
import { type ApiDocument, addressed, documentApi } from './openapi-document.ts';

const openApi = createRoute({
  method: 'get',
  path: '/openapi.json',
  operationId: 'getApiDocument',
  tags: [TAGS.server],
  summary: 'This API as an OpenAPI 3.1 document',
  responses: {
    200: {
      description: 'The document, made from the very routes that answer.',
      content: {
        'application/json': {
          schema: z.looseObject({
            openapi: z.string(),
            info: z.looseObject({ title: z.string(), version: z.string() }),
          }),
          example: { openapi: '3.1.1', info: { title: 'Harborlight', version: '1.0.0' }, paths: {} },
        },
      },
    },
  },
});

const docs = createRoute({
  method: 'get',
  path: '/docs',
  operationId: 'getApiDocs',
  tags: [TAGS.server],
  summary: 'This API as a page to read',
  responses: {
    200: {
      description: 'The page.',
      content: { 'text/html': { schema: z.string(), example: '<!doctype html>' } },
    },
  },
});

/** What the API is: for programs, and for people. `registry` holds the routes of the whole app. */
export function documentRoutes(context: AppContext, registry: OpenAPIHono['openAPIRegistry']) {
  let document: ApiDocument | undefined;
  let page: string | undefined;
  // Not before somebody asks: by then all routes are in place.
  const read = () => {
    document ??= documentApi(registry);
    return document;
  };
  const routes = new OpenAPIHono();
  for (const route of [openApi, docs]) openData(routes, route);
  return routes
    .openapi(openApi, (c) => c.json({ ...addressed(read(), originOf(c, context)) }, 200))
    .openapi(docs, (c) => {
      page ??= renderApiDocs(read());
      return c.html(page, 200);
    });
}
