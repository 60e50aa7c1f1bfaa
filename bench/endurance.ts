import { parseArgs } from 'node:util';
import { postInTrouble } from './endurance/ten-thousand.ts';

/**
 * Posts of all kinds from 50 clients, each until it is answered and then once more, while the server is killed with
 * SIGKILL every few seconds, its disk fills (RLIMIT_FSIZE: see endurance/troubled-server.ts) and its clock jumps by hours
 * and days. Needs a build. Run it by: npx tsx bench/endurance.ts [--posts 10000] [--seed 20261124]
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261124' },
  },
});
const posts = Number(values.posts);

if (posts > 0) {
  const kills = Math.ceil(posts / 160);
  const seed = Number(values.seed);
  console.table(await postInTrouble({ posts, clients: 50, kills, fullEvery: 5, seed, longestSeconds: 3600 }));
}
