import { connect } from '#server/database/db.ts';
import type { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';

/** Writes to us where nothing can be sent: the message waits on the phone. */
export async function writeWithoutANetwork(phone: AnyPhone, message: string): Promise<void> {
  await phone.open('/contact');
  await phone.type('textbox', /^Name/, 'Robin Sample');
  await phone.type('textbox', /^Email/, 'robin@mail.example');
  await phone.click('option', 'Correction');
  await phone.type('textbox', /^Message/, message);
  await phone.click('button', 'Send message');
  await phone.sees('heading', 'Not sent yet');
}

/** What has arrived, each as often as it did. */
export async function readMessages({ databaseFile }: ServerProcess): Promise<string[]> {
  const db = connect(databaseFile);
  try {
    const rows = await db.selectFrom('submissions').select('payload_json').execute();
    return rows.map(({ payload_json }) => (JSON.parse(payload_json) as { message: string }).message);
  } finally {
    await db.destroy();
  }
}
