import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededRandom } from '../../../data/seeded-random.ts';
import { OwnBuild } from '../own-build.ts';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { readMessages, writeWithoutANetwork } from './contact-message.ts';
import { inEveryEngine } from './in-every-engine.ts';

const SEED = Number(process.env.ENGINE_SEED ?? 1 + (Date.now() % 100_000));

let server: ServerProcess;
beforeEach(() => {
  server = new ServerProcess();
});
afterEach(() => server.remove());

const FOUND = /^\d+ centers? found/;

/** It moves all that is below, and with it what is about to be tapped. */
const OFFLINE = 'You are offline. You can search, read and call. What you send goes out later.';

/** What a person does without a network, each on a page of its own. */
const OFFLINE_ERRANDS: ((phone: AnyPhone) => Promise<void>)[] = [
  async (phone) => {
    await phone.open('/directory?state=TX&level=DETOX');
    await phone.sees('heading', FOUND);
  },
  async (phone) => {
    await phone.open('/directory');
    await phone.sees('text', OFFLINE);
    await phone.type('searchbox', /./, 'sample');
    await phone.click('button', 'Search');
    await phone.isAt('/directory?q=sample');
    await phone.sees('heading', FOUND);
  },
  async (phone) => {
    await phone.open('/directory?near=78701');
    await phone.sees('heading', FOUND);
    await phone.sees('text', /(miles? away|to its ZIP code)$/);
  },
  async (phone) => {
    await phone.open('/states/wy');
    await phone.sees('heading', 'Treatment Centers in Wyoming');
    await phone.sees('text', OFFLINE);
    // A center that was never visited.
    await phone.click('link', /^View Details/);
    await phone.sees('heading', 'Contact Information');
    await phone.sees('link', /^Call Now/);
    await phone.back();
    await phone.sees('heading', 'Treatment Centers in Wyoming');
    await phone.sees('link', /^View Details/);
  },
  async (phone) => {
    await phone.open('/states');
    await phone.sees('link', /^Maine/);
  },
  async (phone) => {
    await phone.open('/guides/overdose-and-naloxone');
    await phone.sees('link', /911/);
  },
  async (phone) => {
    await phone.open('/overdose');
    await phone.sees('link', 'Call 911');
    await phone.click('button', 'Start the breath timer');
    await phone.sees('text', 'Breathe now');
    await phone.sees('text', /^Next breath in \d/);
    await phone.click('button', /^I gave a spray/);
    await phone.sees('text', /^Last spray 0:0[1-9] ago/);
  },
  async (phone) => {
    await phone.open('/es/directory?state=AZ');
    await phone.sees('heading', /^\d+ centros? encontrados?$/);
  },
];

inEveryEngine((openPhone) => {
  it(`answers everything when the server is gone, in any order (ENGINE_SEED=${SEED})`, async () => {
    await server.start();
    const phone = await openPhone(server);
    await phone.open('/');
    await phone.hasCopy();
    await phone.open('/directory?near=78701');
    await phone.sees('heading', FOUND);
    await server.stop('SIGKILL');
    await phone.reopen('/');
    await phone.sees('text', OFFLINE);
    const random = new SeededRandom(SEED);
    const waiting = [...OFFLINE_ERRANDS];
    while (waiting.length > 0) await waiting.splice(random.from(0, waiting.length - 1), 1)[0]!(phone);
  });

  it('sends what was written without a network when the server is back', async () => {
    await server.start();
    const phone = await openPhone(server);
    await phone.open('/');
    await phone.hasCopy();
    await server.stop('SIGKILL');
    await writeWithoutANetwork(phone, 'Written in a tunnel.');
    await server.start();
    await phone.reopen('/waiting');
    await phone.sees('text', 'Nothing is waiting to be sent.', 30_000);
    expect(await readMessages(server)).toEqual(['Written in a tunnel.']);
  });

  it('keeps a list, also when its page is left right after a center was saved', async () => {
    await server.start();
    const phone = await openPhone(server);
    // What Firefox says of a page that is left while it loads.
    phone.expects(/A ServiceWorker intercepted the request/);
    await phone.open('/directory?state=TX&level=DETOX');
    await phone.hasCopy();
    await phone.click('button', /^Save,/);
    await phone.sees('button', /^Saved,/);
    await phone.open('/my-list');
    await phone.sees('article', /./);
    for (const state of ['AZ', 'CA', 'ME']) {
      await phone.open(`/directory?state=${state}`);
      await phone.click('button', /^Save,/);
      await phone.open('/my-list');
      await phone.sees('article', new RegExp(`, ${state}`));
    }
    await phone.open('/directory?state=NY');
    await phone.click('button', /^Save,/);
    await phone.sees('button', /^Saved,/);
    await phone.reopen('/my-list');
    await phone.sees('article', /, NY/);
    await phone.sees('article', /, TX/);
  });

  it('leaves the site for an empty page', async () => {
    await server.start();
    const phone = await openPhone(server);
    await phone.open('/guides');
    await phone.open('/directory?state=TX');
    await phone.click('link', 'Leave this site');
    await phone.isAt('blank');
    expect(await phone.evaluate(() => document.body.textContent)).toBe('');
    await phone.back();
    await phone.isAt('/guides');
  });

  it('takes a new version of the app when asked to, and finds there what it had', async () => {
    const build = await OwnBuild.copy(`${server.folder}/build`);
    await server.start({}, build.server);
    const phone = await openPhone(server);
    await phone.open('/directory?state=TX');
    await phone.hasCopy();
    await build.becomeNewer();
    await phone.reopen('/directory?state=TX');
    await phone.sees('text', 'Update ready', 30_000);
    await phone.click('button', 'Reload');
    await phone.seesNo('text', 'Update ready');
    await phone.isReady();
    await phone.sees('text', /centers on this device, updated/);
    await server.stop('SIGKILL');
    await phone.open('/directory?state=ME');
    await phone.sees('heading', FOUND);
  });
});
