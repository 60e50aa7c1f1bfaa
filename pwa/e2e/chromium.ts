import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's build without a window, which takes less of a processor; Debian's launcher, other Linux distributions', Google's. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a headless Chromium needs to run as root, and to leave the network alone. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's, else one that this installs: by
 * Playwright's download, or where that is out of reach by apt-get. Throws where none can be had.
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  for (const install of [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell'],
    ['sh', '-c', 'apt-get install -y --no-install-recommends chromium'],
  ]) {
    try {
      execFileSync(install[0]!, install.slice(1), { stdio: 'inherit' });
    } catch {
      continue;
    }
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium here, and none could be installed. Set CHROMIUM_PATH to one.');
}

function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}
