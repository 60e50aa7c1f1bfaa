import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServerProcess } from '../server-process.ts';
import type { AnyPhone } from './any-phone.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { LIES, LyingProxy } from './lying-proxy.ts';

/** An answer, or a word that there is none, has come by then also where two engines share two slow cores. In milliseconds. */
const LONGEST_WAIT_MS = 60_000;

const FOUND = /^\d+ centers? found$/;

/** What engines report by themselves of answers that are none. */
const NO_ANSWER =
  /Failed to load|net::ERR|MIME type|ServiceWorker|service worker|Cross-Origin|CORS|NetworkError/i;

let server: ServerProcess;
let proxy: LyingProxy;
beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
  proxy = new LyingProxy(server, server);
  await proxy.start();
});
afterEach(async () => {
  await proxy.stop();
  await server.remove();
});

/** The person knows that there is no answer, whom to call, and how to try again; and is told nothing that is not so. */
async function isToldWhatHappened(phone: AnyPhone, title: string): Promise<void> {
  await phone.sees('heading', title, LONGEST_WAIT_MS);
  await phone.sees('button', 'Try Again');
  await phone.sees('link', /988/);
  await phone.sees('link', /911/);
  await phone.seesNo('heading', /not found/i);
}

/** Of all that was asked for since: those of which a file was. */
function statesAskedFor(since: number): string[] {
  const states = proxy.asked
    .slice(since)
    .map((address) => /^\/api\/snapshot\/([A-Z]{2})-/.exec(address)?.[1]);
  return [...new Set(states)].filter((state) => state !== undefined);
}

inEveryEngine((openPhone) => {
  it('answers from its copy however the network lies, and believes none of it', async () => {
    const phone = await openPhone(server, proxy.origin);
    phone.expects(NO_ANSWER);
    await phone.open('/');
    await phone.hasCopy();
    await server.renameEveryCenter();
    for (const [index, lie] of LIES.filter((each) => each !== 'old version').entries()) {
      proxy.lie(/./, lie);
      const state = ['ME', 'TX', 'WY'][index % 3];
      await phone.open(`/directory?state=${state}`);
      await phone.sees('heading', FOUND);
      await phone.sees('link', /988/);
      proxy.tellTheTruth();
    }
    await phone.open('/directory?q=renamed');
    // A page that was just left may hold the turn to sync for LOCK_MS.
    await phone.sees('heading', '153 centers found', 2 * LONGEST_WAIT_MS);
  });

  it.each(['502', 'portal'] as const)(
    'says on a first visit that nothing could be looked up where the API answers by a %s',
    async (lie) => {
      const phone = await openPhone(server, proxy.origin);
      phone.expects(NO_ANSWER);
      proxy.lie(/^\/api\//, lie);
      await phone.open('/');
      await phone.click('link', /^View Details/);
      await isToldWhatHappened(phone, 'This center could not be looked up');
      await phone.click('link', 'Browse by State');
      await phone.click('link', /^Maine/);
      await isToldWhatHappened(phone, 'Failed to load treatment centers');
      await phone.click('link', 'Treatment Guides');
      await isToldWhatHappened(phone, 'Failed to load guides');
      await phone.click('link', 'Browse Directory');
      await isToldWhatHappened(phone, 'Failed to load treatment centers');
    },
  );

  it('says the same where nothing is ever answered', async () => {
    const phone = await openPhone(server, proxy.origin);
    phone.expects(NO_ANSWER);
    proxy.lie(/^\/api\//, 'slow');
    await phone.open('/');
    await phone.click('link', /^View Details/);
    await isToldWhatHappened(phone, 'This center could not be looked up');
  });

  it('asks again for a state that came wrong, brings the others meanwhile, and says what is missing', async () => {
    const phone = await openPhone(server, proxy.origin);
    phone.expects(NO_ANSWER);
    // This browser's own cache keeps the first, one on the way the second, and the third is what the server has.
    proxy.lie(/\/TX-\w+\.json/, 'portal', { times: 1 });
    proxy.lie(/\/CA-\w+\.json$/, 'cut');
    proxy.lie(/\/ME-\w+\.json/, 'swapped');
    await phone.open('/directory');
    const missing = /^We could not save the listings in Maine on this device\./;
    await phone.sees('text', missing, LONGEST_WAIT_MS);
    const askedFirst = proxy.asked.length;
    await phone.open('/directory?state=TX');
    await phone.sees('heading', FOUND);
    await phone.seesNo('text', missing);
    await phone.open('/states/me');
    await phone.sees('text', missing, LONGEST_WAIT_MS);
    // Before the truth is told: once it is, the page's own next try may come first, and takes the button away.
    await phone.click('button', 'Try Again');
    proxy.tellTheTruth();
    await phone.hasCopy();
    await phone.seesNo('text', missing);
    expect(statesAskedFor(askedFirst)).toEqual(['ME']);

    proxy.lie(/\/TX-\w+\.json/, 'cut');
    await server.renameEveryCenter();
    await phone.open('/directory?q=renamed');
    await phone.sees(
      'text',
      /^We could not load the newest listings in Texas\. What you see there may be out of date\./,
      LONGEST_WAIT_MS,
    );
    await phone.sees('heading', '127 centers found');
    const askedThen = proxy.asked.length;
    await phone.click('button', 'Try Again');
    proxy.tellTheTruth();
    // A page that was just left may hold the turn to sync for LOCK_MS.
    await phone.sees('heading', '153 centers found', 2 * LONGEST_WAIT_MS);
    await phone.seesNo('button', 'Try Again');
    expect(statesAskedFor(askedThen)).toEqual(['TX']);
  });
});
