import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { readStaffCookie, setStaffCookie } from '../access/staff-cookie.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { ServerAddress } from '../http/server-address.ts';

const NAME = 'harborlight_device';
/** Since the last sign-in. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;
const KEY = 'device';

/**
 * Browsers in which somebody has signed in, by a cookie that says so: an account's owner gets in there while others guess
 * at it from all over, also after a restart (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 * Without the password it opens nothing. Signed, so that nobody can make one; each account has its own in the browser, which
 * does not say whose it is, and nothing of it is stored.
 */
export class KnownDevices {
  readonly #db: Db;
  readonly #address: ServerAddress;
  #key: Promise<Buffer> | undefined;

  constructor(db: Db, address: ServerAddress) {
    this.#db = db;
    this.#address = address;
  }

  /** Which device asks, where somebody has signed in on it with this email address; else undefined. */
  async read(c: Context, email: string): Promise<string | undefined> {
    // Without any, nothing waits for the key: another process may be writing.
    if (!c.req.header('Cookie')?.includes(NAME)) return undefined;
    const [device, until, signature] =
      readStaffCookie(c, await this.#nameFor(email), this.#address)?.split('.') ?? [];
    if (!device || !until || !signature || Number(until) * 1000 < Date.now()) return undefined;
    const expected = Buffer.from(await this.#sign(email, device, until));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
  }

  /** Somebody has signed in with this email address: the device is known from now on. */
  async remember(c: Context, email: string): Promise<void> {
    const device = (await this.read(c, email)) ?? randomBytes(16).toString('base64url');
    const until = String(Math.floor(Date.now() / 1000) + KNOWN_SECONDS);
    const cookie = [device, until, await this.#sign(email, device, until)].join('.');
    setStaffCookie(c, await this.#nameFor(email), cookie, KNOWN_SECONDS, this.#address);
  }

  async #nameFor(email: string): Promise<string> {
    return `${NAME}_${(await this.#sign(email)).slice(0, 8)}`;
  }

  async #sign(...content: string[]): Promise<string> {
    this.#key ??= readKey(this.#db);
    // Where it failed, it is tried again.
    const key = await this.#key.catch((error) => {
      this.#key = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url');
  }
}

/** That of this database, made the first time. */
async function readKey(db: Db): Promise<Buffer> {
  const find = (from: Db) =>
    from.selectFrom('keys').select('value').where('name', '=', KEY).executeTakeFirst();
  const found =
    (await find(db)) ??
    (await writeTransaction(db, async (tx) => {
      const made = { name: KEY, value: randomBytes(32).toString('base64url') };
      // Another process may have been faster.
      await tx
        .insertInto('keys')
        .values(made)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find(tx))!;
    }));
  return Buffer.from(found.value, 'base64url');
}
