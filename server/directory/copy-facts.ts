import { type Center, SAMPLE_SOURCE } from '#core/center/center.ts';
import { mostVerifiedAt } from '#core/center/freshness.ts';
import { latest, sourceOf } from '#core/open-data/open-data.ts';

/** What the manifest says of all centers together, gathered from a state's after another's. */
export class CopyFacts {
  readonly #updatedAt: (string | null)[] = [];
  readonly #verified: Pick<Center, 'lastVerifiedAt'>[] = [];
  readonly #sources = new Set<string>();
  #sample = false;

  add(centers: readonly Center[]): void {
    this.#updatedAt.push(latest(centers.map(({ updatedAt }) => updatedAt)));
    for (const center of centers) {
      this.#verified.push({ lastVerifiedAt: center.lastVerifiedAt });
      this.#sources.add(sourceOf(center));
      this.#sample ||= center.source === SAMPLE_SOURCE;
    }
  }

  /** Of those that were added. */
  describe() {
    const dates = this.#verified.flatMap(({ lastVerifiedAt }) => lastVerifiedAt ?? []);
    return {
      centers: this.#verified.length,
      updatedAt: latest(this.#updatedAt),
      newestVerifiedAt: latest(dates),
      verified: dates.length,
      sources: [...this.#sources].sort(),
      mostVerifiedAt: this.#sample ? null : mostVerifiedAt(this.#verified),
      sample: this.#sample,
    };
  }
}
