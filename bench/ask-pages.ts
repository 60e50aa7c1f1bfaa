import { Agent, get } from 'node:http';
import { insuranceTypes, levels, populations, states } from '#core/lists/public-lists.ts';

/**
 * Asks a server for pages over many connections until it is ended, then prints what came: a process of its own, so that
 * its work is not measured. `npx tsx bench/ask-pages.ts ORIGIN CONNECTIONS new|parameters`: pages that nobody has asked
 * for, or one by parameters that are made up.
 */
const [origin = '', connections = '32', kind] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const came = { pages: 0, frames: 0, failed: 0 };
let asked = 0;

process.once('SIGTERM', () => {
  console.log(JSON.stringify(came));
  process.exit(0);
});
await Promise.all(Array.from({ length: Number(connections) }, askOn));

async function askOn(): Promise<void> {
  for (;;)
    came[await ask(kind === 'new' ? newPage(asked++) : `/directory?state=CA&limit=100&x=${asked++}`)]++;
}

/** A search that is no other one's: by place, level, insurance and people, one after the other. */
function newPage(index: number): string {
  let rest = index;
  const next = <V>(values: readonly V[]) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return value;
  };
  const [state, level] = [next(states.values), next(levels.values)];
  return `/directory?state=${state}&level=${level}&insurance=${next(insuranceTypes.values)}&population=${next(populations.values)}`;
}

function ask(path: string): Promise<keyof typeof came> {
  return new Promise((resolve) => {
    get(origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const frame = response.headers['cache-control'] === 'no-store';
      response.resume();
      response.once('end', () =>
        resolve(response.statusCode !== 200 ? 'failed' : frame ? 'frames' : 'pages'),
      );
      response.once('error', () => resolve('failed'));
    }).once('error', () => resolve('failed'));
  });
}
