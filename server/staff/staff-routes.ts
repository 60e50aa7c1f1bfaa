import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../app-context.ts';
import { linkRoutes } from './link-routes.ts';
import { LockOut } from './lock-out.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { tokenRoutes } from './token-routes.ts';

/** What staff do about their own account, most of it before they are signed in. Accounts of others: server/admin. */
export function staffRoutes(context: AppContext) {
  const lockOut = new LockOut();
  return new OpenAPIHono()
    .route('/', sessionRoutes(context, lockOut))
    .route('/', tokenRoutes(context, lockOut))
    .route('/', ownAccountRoutes(context, lockOut))
    .route('/', linkRoutes(context));
}
