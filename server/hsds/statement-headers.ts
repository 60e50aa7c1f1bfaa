import type { Context } from 'hono';
import { cors } from 'hono/cors';
import type { DataStatement } from '#core/open-data/open-data.ts';

/** What a record of HSDS has no field for. */
const SAFETY = 'Harborlight-Safety-Notice';

/** As `allowAllOrigins`, with the headers that pages of another origin may read. */
export const allowAllOriginsHsds = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  exposeHeaders: ['Link', 'Last-Modified', SAFETY],
});

/**
 * The statement of an answer that has no place for it: the licence as a link (https://www.rfc-editor.org/rfc/rfc4946),
 * when the directory was made as the time of its last change, and the crisis numbers.
 */
export function stateInHeaders(
  c: Context,
  { licence, generatedAt, safetyNotice }: Pick<DataStatement, 'licence' | 'generatedAt' | 'safetyNotice'>,
): void {
  c.header('Link', `<${licence.url}>; rel="license"`);
  c.header('Last-Modified', new Date(generatedAt).toUTCString());
  c.header(SAFETY, safetyNotice);
}
