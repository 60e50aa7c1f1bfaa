import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch } from 'node:os';
import type { WebKitPrograms } from './webkit.ts';

/** Where each engine beside Chromium is. */
export interface FoundEngines {
  WebKitGTK: WebKitPrograms;
  Firefox: string;
}

const LIBRARIES = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** Each program: the setting that names another one, the usual places, and the package of Debian that brings it. */
const PROGRAMS = {
  driver: ['WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver'],
  browser: [
    'WEBKIT_BROWSER_PATH',
    ['6.0', '4.1', '4.0'].flatMap((version) => {
      const folder = `webkit${version === '6.0' ? '' : '2'}gtk-${version}`;
      return [`${LIBRARIES}/${folder}/MiniBrowser`, `/usr/libexec/${folder}/MiniBrowser`];
    }),
    'webkit2gtk-driver',
  ],
  xvfb: ['XVFB_PATH', ['/usr/bin/Xvfb'], 'xvfb'],
  firefox: [
    'FIREFOX_PATH',
    ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    'firefox-esr',
  ],
} as const;

type Program = keyof typeof PROGRAMS;

/** Those of this machine. What is missing is installed from Debian's packages; throws where that cannot be. */
export function findEngines(): FoundEngines {
  const wanted = Object.keys(PROGRAMS) as Program[];
  const missing = () => wanted.filter((program) => !findProgram(program));
  if (missing().length > 0 && existsSync('/etc/debian_version')) {
    const packages = [...new Set(missing().map((program) => PROGRAMS[program][2]))];
    const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
    try {
      execFileSync('sh', ['-c', install], { stdio: 'inherit' });
    } catch {
      // Whether they are here now is what counts.
    }
  }
  if (missing().length > 0) {
    const what = missing().map((program) => `${PROGRAMS[program][2]} (or ${PROGRAMS[program][0]})`);
    throw new Error(`The tests in other engines need what is missing here: ${what.join(', ')}.`);
  }
  const at = (program: Program) => findProgram(program)!;
  return {
    WebKitGTK: { driver: at('driver'), browser: at('browser'), xvfb: at('xvfb') },
    Firefox: at('firefox'),
  };
}

function findProgram(program: Program): string | undefined {
  const [setting, places] = PROGRAMS[program];
  return [process.env[setting] ?? '', ...places].find((path) => path !== '' && existsSync(path));
}
