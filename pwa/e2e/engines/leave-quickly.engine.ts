import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, inject, it } from 'vitest';
import { SeededRandom } from '../../../data/seeded-random.ts';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { inEveryEngine } from './in-every-engine.ts';

/** ENGINE_ROUNDS=20 ENGINE_SEED=7 npx vitest run --project engines leave-quickly */
const ROUNDS = Number(process.env.ENGINE_ROUNDS ?? 2);
const SEED = Number(process.env.ENGINE_SEED ?? 1 + (Date.now() % 100_000));

/** So long a round with the server and one without it may take together, also beside busy loops. In milliseconds. */
const ROUND_MS = 120_000;

const PAGES_IN_A_ROUND = 8;
/** A page is left after that long, in milliseconds: its worker is just then reading and writing. */
const SHORTEST = 50;
const LONGEST = 1550;

/** The copy comes within 3 s mostly, and within 10 s on a machine that does much else. */
const COPY_MS = 40_000;

const ANSWERS: [address: string, role: 'heading' | 'article', name: RegExp][] = [
  ['/directory?state=TX&level=DETOX', 'heading', /^[\d,]+ centers? found/],
  ['/directory?q=recovery&state=ME', 'heading', /^[\d,]+ centers? found/],
  ['/directory?q=hope', 'heading', /^[\d,]+ centers? found/],
  ['/directory?near=78701', 'heading', /^[\d,]+ centers? found/],
  ['/states/wy', 'article', /./],
  ['/es/directory?state=AZ', 'heading', /^[\d,]+ centros? encontrados?$/],
];

const server = new ServerProcess();
beforeAll(async () => {
  ServerProcess.template = inject('largestTemplate');
  await server.start();
});
beforeEach(async () => {
  if (server.pid === undefined) await server.start();
});
afterAll(() => server.remove());

inEveryEngine((openPhone) => {
  const timeout = (1 + ROUNDS) * ROUND_MS;

  it('brings the copy to whoever leaves the first pages before it is there', { timeout }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = await openPhone(server);
      await phone.open('/');
      await setTimeout(600);
      await phone.open('/directory?state=TX');
      await setTimeout(500);
      await phone.open('/');
      await phone.hasCopy(COPY_MS);
    }
  });

  it(`answers whoever leaves page after page, with the server and without (ENGINE_SEED=${SEED})`, {
    timeout,
  }, async () => {
    const random = new SeededRandom(SEED);
    const phone = await openPhone(server);
    // What Firefox says of the scripts that a page was still loading when it was left.
    phone.expects(/error loading dynamically imported module|A ServiceWorker intercepted the request/);
    await phone.open('/');
    await phone.hasCopy();
    await phone.open('/directory?near=78701');
    await phone.sees('heading', /^[\d,]+ centers? found/);
    for (let round = 0; round < ROUNDS; round += 1) await leaveQuickly(phone, random);
    await server.stop('SIGKILL');
    for (let round = 0; round < ROUNDS; round += 1) await leaveQuickly(phone, random);

    // And a page that was left, shown again as it was.
    await phone.open('/directory?state=TX&level=DETOX');
    await phone.sees('heading', /^[\d,]+ centers? found/);
    // It moves all that is below, and with it what is about to be tapped.
    await phone.sees('text', /^You are offline/);
    await phone.open('/guides');
    await phone.back();
    await phone.isAt('/directory?state=TX&level=DETOX');
    await phone.isReady();
    await phone.sees('text', /^You are offline/);
    await phone.click('link', /^Remove Detox/);
    await phone.isAt('/directory?state=TX');
    await phone.sees('heading', /^[\d,]+ centers? found$/);
  });
});

/** Page after page is left before it is done; the last one must answer. */
async function leaveQuickly(phone: AnyPhone, random: SeededRandom): Promise<void> {
  for (let page = 1; page < PAGES_IN_A_ROUND; page += 1) {
    await phone.goTo(random.pick(ANSWERS)[0]);
    await setTimeout(random.from(SHORTEST, LONGEST));
  }
  const [address, role, name] = random.pick(ANSWERS);
  await phone.open(address);
  // Asked by a driver for two pages at once, Firefox may show the first, which is just coming. A person taps again.
  if ((await phone.evaluate(() => location.pathname + location.search)) !== address)
    await phone.open(address);
  await phone.sees(role, name);
}
