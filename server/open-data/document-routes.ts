import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { layout } from '#core/i18n/en/layout.ts';
import { json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { originOf } from '../http/origin.ts';
import { renderApiDocs } from './docs-page/api-docs-page.tsx';
import { openData } from './open-data-route.ts';
import { type ApiDocument, type Audience, addressed, documentApi } from './openapi-document.ts';
import { shareParts } from './shared-parts.ts';

const ApiDocumentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
});

const answers = {
  200: json(ApiDocumentSchema, 'The document, made from the very routes that answer.', {
    openapi: '3.1.1',
    info: { title: layout.productName, version: '1.0.0' },
    paths: {},
  }),
};

const openApi = createRoute({
  method: 'get',
  path: '/openapi.json',
  operationId: 'getApiDocument',
  tags: [TAGS.server],
  summary: 'This API as an OpenAPI 3.1 document',
  description:
    'All that other programs may call. What the pages of this site ask and send besides stands in a document of its own.',
  responses: answers,
});

const siteOpenApi = createRoute({
  method: 'get',
  path: '/openapi-site.json',
  operationId: 'getSiteApiDocument',
  tags: [TAGS.server],
  summary: 'The calls of the site’s own pages as an OpenAPI 3.1 document',
  description:
    'What the pages ask and send, and the offline copy of phones. These calls are open, too, and may change with the pages.',
  responses: answers,
});

const docs = createRoute({
  method: 'get',
  path: '/docs',
  operationId: 'getApiDocs',
  tags: [TAGS.server],
  summary: 'This API as a page to read',
  description: 'The same as the documents say, with every example, and with no script.',
  responses: {
    200: {
      description: 'The page.',
      content: { 'text/html': { schema: z.string(), example: '<!doctype html>' } },
    },
  },
});

/** What the API is: for programs, and for people. `registry` holds the routes of the whole app. */
export function documentRoutes(publicUrl: string | undefined, registry: OpenAPIHono['openAPIRegistry']) {
  let page: string | undefined;
  const documents: Partial<Record<Audience, ApiDocument>> = {};
  // Not before somebody asks: by then all routes are in place.
  const read = (audience: Audience) => {
    documents[audience] ??= shareParts(documentApi(registry, audience));
    return documents[audience];
  };
  const routes = new OpenAPIHono();
  for (const route of [openApi, siteOpenApi, docs]) openData(routes, route);
  return routes
    .openapi(openApi, (c) => c.json({ ...addressed(read('everybody'), originOf(c, publicUrl)) }, 200))
    .openapi(siteOpenApi, (c) => c.json({ ...addressed(read('site'), originOf(c, publicUrl)) }, 200))
    .openapi(docs, (c) => {
      page ??= renderApiDocs(documentApi(registry, 'everybody'));
      return c.html(page, 200);
    });
}
