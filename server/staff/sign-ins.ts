import type { Db } from '../database/db.ts';
import { FailureCount } from './failed-sign-ins.ts';
import { LockOut } from './lock-out.ts';

/** What is known of those who try to sign in. */
export interface SignIns {
  lockOut: LockOut;
  failures: FailureCount;
}

export function openSignIns(db: Db): SignIns {
  return { lockOut: new LockOut(), failures: new FailureCount(db) };
}
