import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProxyPrograms } from './find-programs.ts';

/** The name that stands in the files of this folder. */
export const NAME = 'help.example.org';

const shipped = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE_MS = 20_000;

/** A proxy that runs by a file of this folder. */
export interface RunningProxy {
  https: number;
  http: number;
  /** Where it writes its log. */
  log: string;
}

/** The shipped files in front of a server, with other ports, places and a certificate of our own, and else as they are. */
export class Proxies {
  readonly folder = mkdtempSync(join(tmpdir(), 'harborlight-proxies-'));
  readonly certificate = join(this.folder, 'fullchain.pem');
  readonly nginxCache = join(this.folder, 'cache');
  readonly #key = join(this.folder, 'privkey.pem');
  readonly #programs: ProxyPrograms;
  readonly #running: ChildProcess[] = [];

  constructor(programs: ProxyPrograms) {
    this.#programs = programs;
    const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', this.#key];
    const made = ['req', '-x509', ...key, ...subject, '-days', '2', '-out', this.certificate];
    execFileSync(programs.openssl, made, { stdio: 'ignore' });
  }

  /** `keeping`: with the lines that let it keep pages. */
  async startNginx(server: number, { keeping }: { keeping: boolean }): Promise<RunningProxy> {
    const [https, http] = [await freePort(), await freePort()];
    const folder = join(this.folder, `nginx-${https}`);
    mkdirSync(folder);
    const conf = change(readFileSync(join(shipped, 'nginx.conf'), 'utf8'), [
      [/\n *listen \[::\].*/g, ''],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
      ['127.0.0.1:8787', `127.0.0.1:${server}`],
      [`/etc/letsencrypt/live/${NAME}`, this.folder],
      ['/var/log/nginx', folder],
      ['/usr/share/harborlight', shipped],
      ['/var/cache/nginx/harborlight', this.nginxCache],
      ...(keeping ? [[/^( *)##/gm, '$1'] as const] : []),
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const main = `
      ${userInfo().uid === 0 ? 'user root;' : ''}
      daemon off;
      pid ${join(folder, 'pid')};
      error_log ${join(folder, 'main.log')};
      events {}
      http { ${temporary.join(' ')} ${conf} }`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, main);
    await this.#run(this.#programs.nginx, ['-p', folder, '-c', file], [https, http]);
    return { https, http, log: join(folder, 'harborlight.log') };
  }

  async startCaddy(server: number): Promise<RunningProxy> {
    const [https, http] = [await freePort(), await freePort()];
    const log = join(this.folder, 'caddy.log');
    const file = join(this.folder, 'Caddyfile');
    const conf = change(readFileSync(join(shipped, 'Caddyfile'), 'utf8'), [
      [
        '{\n\tadmin off',
        `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1`,
      ],
      [`\n${NAME} {`, `\n${NAME} {\n\ttls ${this.certificate} ${this.#key}`],
      ['127.0.0.1:8787', `127.0.0.1:${server}`],
      ['/var/log/caddy/harborlight.log', log],
      ['/usr/share/harborlight', shipped],
    ]);
    writeFileSync(file, conf);
    const env = { XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder };
    await this.#run(
      this.#programs.caddy,
      ['run', '--config', file, '--adapter', 'caddyfile'],
      [https, http],
      env,
    );
    return { https, http, log };
  }

  /** Returns its port, and the one by which it hears what to drop. */
  async startVarnish(server: number, purge: number): Promise<number> {
    const port = await freePort();
    const file = join(this.folder, 'harborlight.vcl');
    const vcl = change(readFileSync(join(shipped, 'varnish.vcl'), 'utf8'), [
      ['"8787"', `"${server}"`],
      ['/usr/share/harborlight', shipped.replace(/\/$/, '')],
    ]);
    writeFileSync(file, vcl);
    // As the file itself says that it is started.
    const [, written = ''] = /varnishd (-F[\s\S]*?)\n# {3}3\./.exec(vcl) ?? [];
    const command = change(written.replaceAll('\\\n#', ''), [
      ['127.0.0.1:6081', `127.0.0.1:${port}`],
      ['127.0.0.1:6082', `127.0.0.1:${purge}`],
      ['/etc/varnish/harborlight.vcl', file],
    ]);
    const alone = ['-n', join(this.folder, 'varnish'), '-j', 'none'];
    await this.#run(this.#programs.varnish, [...command.trim().split(/\s+/), ...alone], [port, purge]);
    return port;
  }

  async stop(): Promise<void> {
    for (const child of this.#running) {
      if (child.exitCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Resolves once it listens; rejects with what it said where it ends instead. */
  async #run(
    program: string,
    parameters: string[],
    ports: number[],
    env: Record<string, string> = {},
  ): Promise<void> {
    const child = spawn(program, parameters, {
      env: { PATH: process.env.PATH, HOME: this.folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    const deadline = performance.now() + PATIENCE_MS;
    for (const port of ports) {
      while (!(await answers(port))) {
        if (child.exitCode !== null || performance.now() > deadline)
          throw new Error(`${program} does not listen: ${said}`);
        await pause(50);
      }
    }
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** What is to be changed must be there: else the test would run something else than what is shipped. */
function change(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let changed = text;
  for (const [from, to] of changes) {
    const next = changed.replaceAll(from, to);
    if (next === changed) throw new Error(`The shipped file has no ${from}.`);
    changed = next;
  }
  return changed;
}
