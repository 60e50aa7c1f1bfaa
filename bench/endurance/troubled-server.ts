import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OutsideWorld } from '../../pwa/e2e/outside-world.ts';

const CLOCK = new URL('jumping-clock.js', import.meta.url).href;

/** The built server with real servers for mails and texts beside it, a clock that can be set, and a disk that can fill. */
export class TroubledServer extends OutsideWorld {
  /** Whether its disk can fill on this system: on Linux. */
  static readonly canFill = process.platform === 'linux';

  readonly #clockFile = join(this.server.folder, 'clock');

  /** Its clock is wrong by so much from now on. */
  setClock(wrongByMs: number): void {
    // In one piece: what is read while it is written would be a jump to 0.
    const file = `${this.#clockFile}.new`;
    writeFileSync(file, String(wrongByMs));
    renameSync(file, this.#clockFile);
  }

  override async startServer(): Promise<void> {
    await super.startServer({
      NODE_OPTIONS: `--import=${CLOCK}?${encodeURIComponent(this.#clockFile)}`,
      // Each post has an address of its own; of limits other tests tell.
      TRUST_PROXY: 'true',
      LIMIT_TEXTS_ALL_PER_HOUR: '1000000',
      LIMIT_TEXTS_ALL_PER_DAY: '1000000',
    });
  }

  /**
   * Its disk is full while it runs: from now on the system refuses whatever it writes beyond so many bytes of any file
   * (RLIMIT_FSIZE), and cuts short what begins before. It needs no rights, and no disk of its own.
   */
  fillDisk(bytes: number): void {
    this.#limitFiles(bytes);
  }

  makeRoom(): void {
    this.#limitFiles('unlimited');
  }

  /** The soft limit, which anybody may raise again. */
  #limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', String(this.server.pid), `--fsize=${bytes}:`]);
  }
}
