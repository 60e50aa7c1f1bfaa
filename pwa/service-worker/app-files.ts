import { PrecacheController } from 'workbox-precaching';
import { fetchNamed, MOST_FAILURES } from '../directory/fetch-named.ts';

/** One of the app's own files, as the build names it: see vite.config.ts. */
export interface AppFile {
  url: string;
  /** Null where the name changes with the content. */
  revision: string | null;
  /** What it must be: its SHA-256 as browsers write it, https://www.w3.org/TR/SRI/ */
  integrity: string;
}

/** The page that all pages of the app are drawn in. */
export const SHELL = '/index.html';

/**
 * The app's own files in the browser's Cache Storage. Workbox finds them there, and tidies up after older versions. What
 * comes there we see to: Workbox keeps whatever answers 200, and for good, be it a hotel's log-in page; and it never puts
 * back what a person, or what tidies up a device, has taken away.
 */
export class AppFiles {
  readonly controller: PrecacheController;
  readonly #files: readonly AppFile[];
  #healing = false;

  constructor(files: readonly AppFile[]) {
    this.#files = files;
    this.controller = new PrecacheController({
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
            if (cachedResponse && (await this.#mayBeShown(request, cachedResponse))) return cachedResponse;
            this.heal(event);
            return undefined;
          },
        },
      ],
    });
    this.controller.addToCacheList([...files]);
  }

  open(): Promise<Cache> {
    return caches.open(this.controller.strategy.cacheName);
  }

  /** Under what a file of this version is kept. */
  keyOf({ url }: Pick<AppFile, 'url'>): string {
    return this.controller.getCacheKeyForURL(url)!;
  }

  /** The page that all pages are drawn in; undefined where it is not here, or not as it must be. */
  async readShell(): Promise<Response | undefined> {
    const held = await (await this.open()).match(this.keyOf(this.#shell));
    return held && (await isRight(held, this.#shell)) ? held : undefined;
  }

  /** The files that are not here, or not as they must be. */
  async findMissing(): Promise<AppFile[]> {
    const cache = await this.open();
    const found = await Promise.all(
      this.#files.map(async (file) => {
        const held = await cache.match(this.keyOf(file));
        return held && (await isRight(held, file)) ? [] : [file];
      }),
    );
    return found.flat();
  }

  /**
   * Fetches what is missing, and keeps nothing that is wrong; what is right stays, also where this throws because the
   * rest cannot be had. Two versions may answer behind one address: so it goes on for as long as something comes.
   */
  async fill(missing: readonly AppFile[]): Promise<void> {
    const cache = await this.open();
    for (let left = missing; left.length > 0; ) {
      const before = left.length;
      left = await this.#bring(cache, left);
      if (left.length === before) throw new Error(`${left[0]!.url} cannot be had.`);
    }
  }

  /** Gives those that did not come. */
  async #bring(cache: Cache, files: readonly AppFile[]): Promise<AppFile[]> {
    const failed: AppFile[] = [];
    let failures = 0;
    for (const [index, file] of files.entries()) {
      try {
        const response = await fetchNamed(
          file.url,
          async (response) => {
            if (response.ok && (await isRight(response, file))) return response;
            throw new Error(`Something else came for ${file.url}.`);
          },
          { cache: file.revision === null ? 'default' : 'no-cache' },
        );
        await cache.put(this.keyOf(file), response);
        failures = 0;
      } catch (error) {
        failed.push(file);
        failures += 1;
        if (isFull(error)) throw error;
        if (failures === MOST_FAILURES) return [...failed, ...files.slice(index + 1)];
      }
    }
    return failed;
  }

  /** The shell is looked at before it is shown: what is wrong in its place could not tell. It is small. */
  async #mayBeShown(request: Request, held: Response): Promise<boolean> {
    return request.url !== this.keyOf(this.#shell) || isRight(held, this.#shell);
  }

  get #shell(): AppFile {
    return this.#files.find(({ url }) => new URL(url, self.location.href).pathname === SHELL)!;
  }

  /** Has all files that are missing, or wrong, fetched again. Once at a time, whoever asks. */
  heal(event: ExtendableEvent): void {
    if (this.#healing) return;
    this.#healing = true;
    const done = () => {
      this.#healing = false;
    };
    event.waitUntil(
      this.findMissing()
        .then((missing) => this.fill(missing))
        .then(done, done),
    );
  }
}

async function isRight(response: Response, { integrity }: AppFile): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity;
}

/** No room is left on the device, for this file or any other. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
