// `npm start`. Plain JavaScript: it runs before anything is built.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Releases, readVersion, root } from './releases.js';

const { server, problem } = findServer();
if (server === undefined) {
  console.error(problem);
  process.exit(1);
}
if (problem) console.error(problem);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);

/** The server of what the sources are now, which is built where it is missing. */
function findServer() {
  const linked = join(root, 'dist/node/server.js');
  const last = existsSync(linked) ? realpathSync(linked) : undefined;
  const version = readVersion();
  // Only what was built has come to this machine.
  if (version === undefined)
    return { server: last, problem: last ? '' : 'There is neither a build nor what to build.' };
  const releases = new Releases();
  const server = join(releases.path(version, 'node'), 'server.js');
  const isBuilt = releases.has(version, 'node') && releases.has(version, 'pwa');
  if (isBuilt && server === last) return { server, problem: '' };
  if (!mayWrite()) {
    // As after a return to an earlier version.
    if (isBuilt) return { server, problem: '' };
    const problem = `${join(root, 'dist')} cannot be written to, and holds no build of this version. Run: npm run build`;
    // Better the last one than none.
    return {
      server: last,
      problem: last ? `${problem}. This starts the last version that was built.` : problem,
    };
  }
  if (!isBuilt) console.log('Building what has changed…');
  const { status } = spawnSync(process.execPath, [join(root, 'release/build.js')], { stdio: 'inherit' });
  if (status === 0) return { server, problem: '' };
  const packages = existsSync(join(root, 'node_modules/vite'))
    ? ''
    : ' The packages are missing. Run: npm ci';
  return { server: undefined, problem: `It could not be built.${packages}` };
}

function mayWrite() {
  try {
    mkdirSync(join(root, 'dist/releases'), { recursive: true });
    accessSync(join(root, 'dist'), constants.W_OK);
    accessSync(join(root, 'dist/releases'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
