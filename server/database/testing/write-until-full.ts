import { connect } from '../db.ts';
import { writeTransaction } from '../write-transaction.ts';

/**
 * Writes small rows, a transaction each, until there is no room. Prints what was stored and why no more was, as JSON.
 * Run it by: node --import tsx write-until-full.ts DATABASE
 */
const db = connect(process.argv[2]!);
const stored: string[] = [];
for (let number = 1000; ; number++) {
  const key = String(number);
  try {
    await writeTransaction(db, (tx) =>
      tx.insertInto('receipts').values({ key, fingerprint: '', created_at: '' }).execute(),
    );
    stored.push(key);
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string };
    process.stdout.write(JSON.stringify({ stored, error: { status, code } }));
    break;
  }
}
await db.destroy();
