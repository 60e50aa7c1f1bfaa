import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, inject, it } from 'vitest';
import { holdStores } from '../hold-stores.ts';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { inEveryEngine } from './in-every-engine.ts';

/** Each errand so often: ENGINE_ROUNDS=10 npx vitest run --project engines held-stores */
const often = { repeats: Number(process.env.ENGINE_ROUNDS ?? 1) - 1 };

/** Nobody in need waits longer for an answer. In milliseconds. */
const ANSWER_MS = 10_000;
/** Two waits for what is held, and the whole directory. */
const COPY_MS = 60_000;

const FOUND = /^[\d,]+ centers? found/;

let server: ServerProcess;
beforeEach(async () => {
  ServerProcess.template = inject('largestTemplate');
  server = new ServerProcess();
  await server.start();
});
afterEach(() => server.remove());

async function answers(phone: AnyPhone): Promise<void> {
  await phone.goTo('/directory?state=TX&level=DETOX');
  await phone.isAt('/directory?state=TX&level=DETOX');
  await phone.sees('heading', FOUND, ANSWER_MS);
  await phone.goTo('/directory?q=recovery&state=ME');
  await phone.isAt('/directory?q=recovery&state=ME');
  await phone.sees('heading', FOUND, ANSWER_MS);
}

inEveryEngine((openPhone) => {
  it(
    'answers after a page was left that holds all stores and the lock, also without the server',
    often,
    async () => {
      const phone = await openPhone(server);
      phone.expects(/error loading dynamically imported module|A ServiceWorker intercepted the request/);
      await phone.open('/');
      await phone.hasCopy();
      await phone.open('/directory?near=78701');
      await phone.sees('heading', FOUND);
      await phone.evaluate(holdStores);
      await answers(phone);
      await server.stop('SIGKILL');
      await answers(phone);
    },
  );

  it(
    'answers, and brings the copy, where that page was left before the first copy was complete',
    often,
    async () => {
      const phone = await openPhone(server);
      phone.expects(/error loading dynamically imported module|A ServiceWorker intercepted the request/);
      await phone.open('/');
      await setTimeout(300);
      await phone.evaluate(holdStores);
      await answers(phone);
      await phone.open('/');
      await phone.hasCopy(COPY_MS);
      await server.stop('SIGKILL');
      await answers(phone);
    },
  );
});
