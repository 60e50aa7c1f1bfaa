import { randomBytes } from 'node:crypto';
import { hashToken } from '../../access/sessions.ts';
import type { Db } from '../../database/db.ts';
import { countRows } from '../../database/paging.ts';
import { toBase32 } from './base32.ts';

const COUNT = 10;
/** More than 112 bits: with so many a plain hash is enough (NIST SP 800-63B, section 5.1.2.2), as it is of tokens. */
const BYTES = 15;

/** Makes ten in place of those that there are. Returns them: nobody can read them a second time. */
export async function makeRecoveryCodes(tx: Db, staffId: number): Promise<string[]> {
  await removeRecoveryCodes(tx, staffId);
  const codes = Array.from({ length: COUNT }, () => toBase32(randomBytes(BYTES)));
  const rows = codes.map((code) => ({ code_hash: hashToken(code), staff_id: staffId }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => code.match(/.{4}/g)!.join('-'));
}

export async function removeRecoveryCodes(tx: Db, staffId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
}

export function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('staff_id', '=', staffId));
}

/** Whether it was one, which is gone then. */
export async function spendRecoveryCode(tx: Db, staffId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
