import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '../app-error.ts';
import { error, errors, json } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { nameId } from '../open-data/hsds-id.ts';
import { type Page, pageOf } from './page.ts';

const tags = [TAGS.hsds];
const NOT_A_UUID = 'must be a UUID';

/** One kind of record: its name, and that of many, which is its address, such as "service" and "services". */
export interface RecordKind<T> {
  one: string;
  many: string;
  schema: z.ZodType<T>;
}

/** A list of records; `example` is a page of it. */
export function listRoute<Q extends z.ZodObject, T>(
  { many, schema }: RecordKind<T>,
  query: Q,
  example: Page<T>,
) {
  return createRoute({
    method: 'get',
    path: `/${many}`,
    operationId: `listHsds${capitalize(many)}`,
    tags,
    summary: `All ${wordsOf(many)}, page by page`,
    description: 'A parameter that is not listed here is refused.',
    request: { query },
    responses: { 200: json(pageOf(schema), `A page of ${wordsOf(many)}.`, example), ...errors(400) },
  });
}

/** One record, as `example` is. */
export function oneRoute<T extends { id: string }>({ one, many, schema }: RecordKind<T>, example: T) {
  const { message } = noRecord(nameId('nobody'));
  return createRoute({
    method: 'get',
    path: `/${many}/{id}`,
    operationId: `getHsds${capitalize(one)}`,
    tags,
    summary: `One ${wordsOf(one)}, with all that belongs to it`,
    description: 'Its id never changes.',
    request: {
      params: z.object({
        id: z.uuid(NOT_A_UUID).openapi({ description: 'As lists give it.', param: { example: example.id } }),
      }),
    },
    responses: {
      200: json(schema, `The ${wordsOf(one)}.`, example),
      400: error('The id is no UUID.', 'invalid_request', `id: ${NOT_A_UUID}`, [
        { path: 'id', message: NOT_A_UUID },
      ]),
      404: error('There is no such record.', NO_RECORD, message),
    },
  });
}

const NO_RECORD = 'record_not_found';

export function noRecord(id: string): AppError {
  return new AppError(404, NO_RECORD, `There is nothing with the id ${id} here.`);
}

/** "service_at_locations" → "service at locations" */
function wordsOf(name: string): string {
  return name.replaceAll('_', ' ');
}

/** "service_at_locations" → "ServiceAtLocations" */
function capitalize(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());
}
