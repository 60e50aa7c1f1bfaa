import type { StaffRole } from '#core/lists/staff-lists.ts';
import { beginSession } from '#server/access/sessions.ts';
import { openDatabase } from '#server/database/db.ts';
import { addStaff } from '#server/testing/staff.ts';
import type { Phone } from './phone.ts';

/** What a laptop of staff shows. No service worker: it is slow to start, and answers for nothing that staff work with. */
export const LAPTOP = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' } as const;

/** Robin and Kim, each signed in on a device of their own, at the same page. */
export async function openForBoth(robin: Phone, kim: Phone, address: string): Promise<void> {
  for (const [phone, name] of [
    [robin, 'Robin Reviewer'],
    [kim, 'Kim Colleague'],
  ] as const) {
    await phone.openBrowser();
    await signInOn(phone, name);
    await phone.open(address);
  }
}

/** Gives somebody an account, and signs them in on the device, as if they had done it this morning. */
export async function signInOn(phone: Phone, name: string, role: StaffRole = 'reviewer'): Promise<void> {
  const db = await openDatabase(phone.server.databaseFile);
  try {
    const id = await addStaff(db, name, role);
    const token = await beginSession(db, id, { channel: 'web', device: 'Chrome' }, new Date());
    await phone.page.context().addCookies([
      {
        name: 'harborlight_session',
        value: token,
        domain: 'localhost',
        path: '/api',
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
  } finally {
    await db.destroy();
  }
}
