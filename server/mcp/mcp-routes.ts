import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import { takeJson } from '../http/json-body.ts';
import { originOf } from '../http/origin.ts';
import { sizesOfWhole } from '../open-data/downloads/whole-sizes.ts';
import { refuseForeignHost } from './host-check.ts';
import { createMcpServer } from './mcp-server.ts';

/** Clients of 2025-03-26 may send several messages at once; the protocol has dropped that since. */
const MOST_MESSAGES = 10;

type McpContext = Pick<AppContext, 'live' | 'db' | 'publicUrl' | 'settings' | 'logError'>;

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: each POST gets a server of its own and one JSON
 * answer, so that nothing is kept between two, and any process may answer the next. There is no stream to GET and no
 * session to DELETE: both are 405, as the protocol has it for such a server.
 */
export function mcpRoutes({ live, db, publicUrl, settings, logError }: McpContext) {
  const guardNames: MiddlewareHandler = async (c, next) => {
    refuseForeignHost(c, { publicUrl, settings });
    await next();
  };
  const routes = new Hono();
  routes.use('/mcp', guardNames);
  routes.on('POST', ['/mcp'], ...takeJson);
  routes.post('/mcp', async (c) => {
    const parsedBody = limitMessages(await c.req.json());
    const origin = originOf(c, publicUrl);
    const server = createMcpServer({
      readSource: async () => ({
        live,
        db,
        origin,
        fileSizes: () => sizesOfWhole(live, origin),
        textHelpPhone: settings.TEXT_HELP_PHONE ?? null,
      }),
      logError,
    });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    try {
      const answer = await transport.handleRequest(c.req.raw, { parsedBody });
      // By the context, which knows of headers of its own.
      return c.newResponse(answer.body, answer);
    } finally {
      await server.close();
    }
  });
  routes.all('/mcp', (c) => {
    c.header('Allow', 'POST');
    const message =
      'This address is for programs that speak the Model Context Protocol: they send JSON-RPC by POST.';
    return c.json({ error: { code: 'method_not_allowed', message } }, 405);
  });
  return routes;
}

/**
 * There is nothing to cancel: what came earlier was answered by another server, and what comes with it would never be
 * answered. Throws 400 where there are too many.
 */
function limitMessages(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  if (body.length > MOST_MESSAGES) {
    throw new AppError(400, 'too_many_messages', `At most ${MOST_MESSAGES} messages can be sent at once.`);
  }
  return body.filter((message) => message?.method !== 'notifications/cancelled');
}
