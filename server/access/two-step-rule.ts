import type { Context } from 'hono';
import type { SignedInStaff } from '#core/staff/staff.ts';
import type { TwoStepRule } from '#core/staff/two-step.ts';
import { AppError } from '../app-error.ts';

/** Says of an account that the rule binds, and that has not turned on two-step sign-in yet, that it is due. */
export function holdTo(rule: TwoStepRule, staff: SignedInStaff): SignedInStaff {
  const isBound = rule === 'all' || (rule === 'admins' && staff.role === 'admin');
  return isBound && staff.twoStep === 'off' ? { ...staff, twoStep: 'due' } : staff;
}

/** What such an account may still ask for, besides turning it on: who it is, and to be signed out. */
const STILL = ['GET /api/admin/session', 'DELETE /api/admin/session', 'DELETE /api/admin/session/all'];

/** Throws 403 `two_step_needed` for all else. */
export function refuseUntilOn({ req: { method, path } }: Context): void {
  if (STILL.includes(`${method} ${path}`) || path.startsWith('/api/admin/session/two-step')) return;
  throw twoStepNeeded();
}

export function twoStepNeeded(): AppError {
  const message =
    'Your account needs two-step sign-in before anything else. Please sign in on the web, and turn it on on the page Account.';
  return new AppError(403, 'two_step_needed', message);
}
