import { parseArgs } from 'node:util';
import { loadSteadily } from './endurance/mixed-load.ts';
import { postInTrouble } from './endurance/ten-thousand.ts';

/**
 * Posts of all kinds from 50 clients, each until it is answered and then once more, while the server is killed with
 * SIGKILL every few seconds, its disk fills (RLIMIT_FSIZE: see endurance/troubled-server.ts) and its clock jumps by hours
 * and days. Then an hour, or so many minutes, of searches, pages and posts at a steady rate, with an import every five
 * minutes. 0 of either leaves it out. Needs a build.
 * Run it by: npx tsx bench/endurance.ts [--posts 10000] [--minutes 60] [--seed 20261124]
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '20261124' },
  },
});
const posts = Number(values.posts);
const minutes = Number(values.minutes);

if (posts > 0) {
  const kills = Math.ceil(posts / 160);
  const seed = Number(values.seed);
  console.table(await postInTrouble({ posts, clients: 50, kills, fullEvery: 5, seed, longestSeconds: 3600 }));
}
if (minutes > 0) {
  const { first, last, handles, ...all } = await loadSteadily({ minutes });
  console.log({ ...all, moreHandles: handles.more });
  console.table({
    'first half after the first minutes': { ...first, handles: handles.first },
    'second half': { ...last, handles: handles.last },
  });
}
