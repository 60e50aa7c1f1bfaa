/** Reads again whenever what was read has changed, in another tab or the service worker, too. */
export class LiveReads {
  readonly #name: string;
  readonly #readers = new Set<() => void>();
  #channel: BroadcastChannel | undefined;
  #listens = false;

  /** `name` is that of the channel by which the tabs tell each other. */
  constructor(name: string) {
    this.#name = name;
  }

  /**
   * Reads now and after each change; `failed` hears of an error, but not of a read that ended as its page was put away:
   * that is done again when the page returns. Returns what ends it.
   */
  follow<T>(read: () => Promise<T>, next: (value: T) => void, failed?: (error: unknown) => void): () => void {
    let asked = 0;
    // Of two reads under way the later one counts.
    const again = () => {
      const mine = ++asked;
      const isLast = () => mine === asked && this.#readers.has(again);
      read().then(
        (value) => isLast() && next(value),
        (error: unknown) => isLast() && !isEnded(error) && failed?.(error),
      );
    };
    this.#listen();
    this.#readers.add(again);
    again();
    return () => void this.#readers.delete(again);
  }

  /** To be told once something has been written. */
  changed(): void {
    this.#readAll();
    this.#open()?.postMessage('changed');
  }

  #listen(): void {
    if (this.#listens) return;
    this.#listens = true;
    const channel = this.#open();
    if (channel) channel.onmessage = () => this.#readAll();
    // What was told, or ended, while the page was kept for Back.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#readAll());
  }

  /** Not before it is needed: the server, which draws the same pages, would wait for one that is open. */
  #open(): BroadcastChannel | undefined {
    if ('BroadcastChannel' in globalThis) this.#channel ??= new BroadcastChannel(this.#name);
    return this.#channel;
  }

  #readAll(): void {
    for (const again of this.#readers) again();
  }
}

function isEnded(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
