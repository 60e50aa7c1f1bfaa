import { ANSWER_MS, LateError, pass } from '../site/patience.ts';

/** A worker that was started. */
export interface RunningWorker<Remote> {
  remote: Remote;
  /** Resolves where its script does not come, or does not run. One that never started does not say so when asked. */
  failed: Promise<unknown>;
  end(): void;
}

interface Session<Remote> extends RunningWorker<Remote> {
  ended: Promise<typeof ENDED>;
  leave: () => void;
  /** Words heard from it so far. */
  signs: number;
}

const ENDED = Symbol();

/**
 * A worker that is ended while its page is put away, and replaced where it does not answer. What it was asked and has
 * not answered is asked of the next one, so questions must be such as may be asked twice.
 */
export class RenewedWorker<Remote> {
  readonly #start: (heard: () => void) => RunningWorker<Remote>;
  #session: Session<Remote> | undefined;
  #awake: Promise<void> = Promise.resolve();
  #wake = () => {};

  /** `start` is called at once. What it starts calls `heard` at each word that is no answer. */
  constructor(start: (heard: () => void) => RunningWorker<Remote>) {
    this.#start = start;
    this.#renew();
  }

  /** Ends the worker, with all that it holds open. Questions wait until `resume`. */
  suspend(): void {
    if (!this.#session) return;
    this.#awake = new Promise((resolve) => {
      this.#wake = resolve;
    });
    this.#end();
  }

  resume(): void {
    if (!this.#session) this.#renew();
    this.#wake();
  }

  /** Starts another one, which reads its scripts anew; what this one was asked is asked of that. */
  replace(): void {
    if (this.#session) this.#renew();
  }

  /**
   * The worker's answer; undefined where its script never runs. Throws a LateError, or what the worker itself has
   * thrown, where none of so many answers, one after the other: each has not said a word for so long.
   */
  async ask<T>(
    question: (remote: Remote) => Promise<T>,
    milliseconds = ANSWER_MS,
    workers = 2,
  ): Promise<T | undefined> {
    for (let asked = 1; ; ) {
      while (!this.#session) await this.#awake;
      const session = this.#session;
      const done = new AbortController();
      try {
        const answer = await Promise.race([
          question(session.remote),
          session.failed.then(() => undefined),
          session.ended,
          silence(session, milliseconds, done.signal),
        ]);
        if (answer !== ENDED) return answer;
      } catch (error) {
        if (asked === workers) throw error;
        asked += 1;
        // Others may have asked it, too, and have replaced it already.
        if (this.#session === session) this.#renew();
      } finally {
        done.abort();
      }
    }
  }

  #end(): void {
    const session = this.#session;
    this.#session = undefined;
    session?.leave();
    session?.end();
  }

  #renew(): void {
    this.#end();
    let leave = () => {};
    const ended = new Promise<typeof ENDED>((resolve) => {
      leave = () => resolve(ENDED);
    });
    const life = { ended, leave, signs: 0 };
    const started = this.#start(() => {
      life.signs += 1;
    });
    this.#session = Object.assign(life, started);
  }
}

/** Throws once nothing has been heard for so long. */
async function silence(
  session: { signs: number },
  milliseconds: number,
  signal: AbortSignal,
): Promise<undefined> {
  for (let heard = -1; heard !== session.signs && !signal.aborted; ) {
    heard = session.signs;
    await pass(milliseconds, signal);
  }
  if (!signal.aborted) throw new LateError('The worker is silent.');
}
