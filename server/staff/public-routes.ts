import { OpenAPIHono } from '@hono/zod-openapi';
import type { Db } from '../database/db.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { linkRoutes } from './link-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import type { SignIns } from './sign-ins.ts';
import { tokenRoutes } from './token-routes.ts';
import type { TellOwner } from './two-step/two-step.ts';

/** What staff do before they are signed in, and so anybody may try. All else of theirs hangs below /api/admin. */
export function publicStaffRoutes(db: Db, address: ServerAddress, signIns: SignIns, tellOwner: TellOwner) {
  return new OpenAPIHono()
    .route('/', signInRoutes(db, address, signIns))
    .route('/', tokenRoutes(db, address, signIns))
    .route('/', linkRoutes(db, address, signIns, tellOwner));
}
