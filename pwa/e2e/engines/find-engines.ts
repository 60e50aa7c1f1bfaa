import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch } from 'node:os';
import type { WebKitPrograms } from './webkit.ts';

/** Where each engine beside Chromium is, or why it is not here. */
export interface FoundEngines {
  WebKitGTK: Found<WebKitPrograms>;
  Firefox: Found<string>;
}

export type Found<Programs> = { programs: Programs } | { missing: string };

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

/**
 * Those of this machine. What is missing is installed from Debian's packages; what cannot be is told, and is an
 * error where a CI runs on Debian: nobody would read there that it was left out.
 */
export function findEngines(): FoundEngines {
  const wanted = Object.keys(PROGRAMS) as Program[];
  const packages = new Set(
    wanted.filter((program) => !findProgram(program)).map((each) => PROGRAMS[each][2]),
  );
  const isDebian = existsSync('/etc/debian_version');
  if (packages.size > 0 && isDebian) {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${[...packages].join(' ')}`;
    try {
      execFileSync('sh', ['-c', install], { stdio: 'inherit' });
    } catch {
      // Whether they are here now is what counts.
    }
    if (process.env.CI && !wanted.every(findProgram)) {
      throw new Error(`The browsers of the tests could not be installed: ${install}`);
    }
  }
  const found = (...programs: Program[]): Found<Record<Program, string>> => {
    const missing = programs.filter((program) => !findProgram(program));
    if (missing.length === 0)
      return {
        programs: Object.fromEntries(wanted.map((each) => [each, findProgram(each) ?? ''])) as Record<
          Program,
          string
        >,
      };
    const what = missing.map((program) => `${PROGRAMS[program][2]} (or ${PROGRAMS[program][0]})`);
    return { missing: `needs ${[...new Set(what)].join(', ')}` };
  };
  const firefox = found('firefox');
  return {
    WebKitGTK: found('driver', 'browser', 'xvfb'),
    Firefox: 'programs' in firefox ? { programs: firefox.programs.firefox } : firefox,
  };
}

function findProgram(program: Program): string | undefined {
  const [setting, places] = PROGRAMS[program];
  return [process.env[setting] ?? '', ...places].find((path) => path !== '' && existsSync(path));
}
