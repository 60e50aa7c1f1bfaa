import { OpenAPIHono } from '@hono/zod-openapi';
import type { Db } from '../database/db.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { linkRoutes } from './link-routes.ts';
import type { LockOut } from './lock-out.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** What staff do before they are signed in, and so anybody may try. All else of theirs hangs below /api/admin. */
export function publicStaffRoutes(db: Db, address: ServerAddress, lockOut: LockOut) {
  return new OpenAPIHono()
    .route('/', signInRoutes(db, address, lockOut))
    .route('/', tokenRoutes(db, address, lockOut))
    .route('/', linkRoutes(db, address));
}
