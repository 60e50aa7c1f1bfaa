import { afterEach, beforeEach, it } from 'vitest';
import { isWholeWithout, STORES } from './lost-stores.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
});
afterEach(async () => {
  await phone.switchOff();
  await server.remove();
});

it('is whole again after one visit, whatever of it a browser has taken away', async () => {
  phone = new Phone(server, { restarts: true });
  // Everything, each alone, and each left alone.
  await isWholeWithout(phone, server, [
    STORES,
    ...STORES.map((store) => [store]),
    ...STORES.map((kept) => STORES.filter((store) => store !== kept)),
  ]);
});
