import type { Api } from './connection.ts';
import { reply } from './reply.ts';

/** Whose name will be on record. */
export async function readMe(api: Api): Promise<string> {
  return (await reply(api.admin.session.$get())).name;
}
