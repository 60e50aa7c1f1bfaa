import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Each program: the usual places, and the package of Debian that brings it. */
const PROGRAMS = {
  nginx: [['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'], 'nginx-light'],
  caddy: [['/usr/bin/caddy', '/opt/homebrew/bin/caddy', '/usr/local/bin/caddy'], 'caddy'],
  varnish: [['/usr/sbin/varnishd', '/opt/homebrew/sbin/varnishd', '/usr/local/sbin/varnishd'], 'varnish'],
  openssl: [['/usr/bin/openssl', '/opt/homebrew/bin/openssl'], 'openssl'],
} as const;

export type ProxyPrograms = Record<keyof typeof PROGRAMS, string>;

/**
 * The programs of this machine. What is missing is installed from Debian's packages; undefined where that cannot be,
 * which is told, and is an error where a CI runs on Debian: nobody would read there that it was left out.
 */
export function findPrograms(): ProxyPrograms | undefined {
  const names = Object.keys(PROGRAMS) as (keyof ProxyPrograms)[];
  const missing = () => names.filter((name) => !find(name)).map((name) => PROGRAMS[name][1]);
  if (missing().length > 0 && existsSync('/etc/debian_version')) {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${missing().join(' ')}`;
    try {
      execFileSync('sh', ['-c', install], { stdio: 'inherit' });
    } catch {
      if (process.env.CI) throw new Error(`The proxies of the tests could not be installed: ${install}`);
    }
  }
  if (missing().length > 0) {
    // biome-ignore lint/suspicious/noConsole: nobody should think that a proxy was tried that was not.
    console.log(`nginx, Caddy and Varnish are left out: ${missing().join(', ')} is not on this machine.`);
    return undefined;
  }
  return Object.fromEntries(names.map((name) => [name, find(name)])) as ProxyPrograms;
}

function find(name: keyof ProxyPrograms): string | undefined {
  return PROGRAMS[name][0].find((path) => existsSync(path));
}
