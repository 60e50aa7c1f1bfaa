import type { TwoStepRule } from '#core/staff/two-step.ts';
import type { Db } from '../database/db.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { FailureCount } from './failed-sign-ins.ts';
import { KnownDevices } from './known-devices.ts';
import { LockOut } from './lock-out.ts';

/** What is known of those who try to sign in, and what is asked of them. */
export interface SignIns {
  lockOut: LockOut;
  failures: FailureCount;
  devices: KnownDevices;
  requireTwoStep: TwoStepRule;
}

export function openSignIns(db: Db, address: ServerAddress, requireTwoStep: TwoStepRule): SignIns {
  return {
    lockOut: new LockOut(),
    failures: new FailureCount(db),
    devices: new KnownDevices(db, address),
    requireTwoStep,
  };
}
