import { createRoute, z } from '@hono/zod-openapi';
import { errors, json } from '../answering/api-schemas.ts';
import { AppError } from '../app-error.ts';
import { pageOf } from './page.ts';

const tags = ['HSDS'];

/** A list of the API, by its name in the address, such as "services". */
export function listRoute<Q extends z.ZodObject, S extends z.ZodType>(name: string, query: Q, schema: S) {
  return createRoute({
    method: 'get',
    path: `/${name}`,
    tags,
    summary: `All ${wordsOf(name)}, page by page`,
    description:
      'By HSDS 3.1. A parameter of HSDS that is not listed here is refused with a 400, since nothing would be filtered by it.',
    request: { query },
    responses: { 200: json(pageOf(schema), `A page of ${wordsOf(name)}.`), ...errors(400) },
  });
}

export function oneRoute<S extends z.ZodType>(name: string, schema: S) {
  return createRoute({
    method: 'get',
    path: `/${name}/{id}`,
    tags,
    summary: `One of the ${wordsOf(name)}, with all that belongs to it`,
    request: { params: z.object({ id: z.uuid('must be a UUID') }) },
    responses: { 200: json(schema, 'By HSDS 3.1.'), ...errors(400, 404) },
  });
}

export function noRecord(name: string, id: string): AppError {
  return new AppError(404, 'record_not_found', `There is nothing with the id ${id} in ${name}.`);
}

/** "service_at_locations" → "service at locations" */
function wordsOf(name: string): string {
  return name.replaceAll('_', ' ');
}
