/** Random choices that are the same at each run and on each machine. */
export class SeededRandom {
  #state: number;

  /** Any whole number but 0. */
  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to just under 1: Marsaglia's xorshift32 (Xorshift RNGs, Journal of Statistical Software 8/14, 2003). */
  next(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) / 2 ** 32;
  }

  /** True in that share of cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number; both ends are possible. */
  from(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.next() * values.length)]!;
  }

  /** Some of the values, in their order: each as likely as its share, from 0 to 1. */
  some<V extends string>(values: readonly V[], shares: Partial<Record<V, number>>): V[] {
    return values.filter((value) => this.chance(shares[value] ?? 0));
  }

  /** As many of the values as asked for, in any order, each as often as its share of all shares (to within one). */
  proportioned<T extends { share: number }>(values: readonly T[], count: number): T[] {
    const total = values.reduce((sum, { share }) => sum + share, 0);
    const drawn = Array.from({ length: count }, (_, index) => {
      let rest = ((index + this.next()) / count) * total;
      for (const value of values) {
        rest -= value.share;
        if (rest < 0) return value;
      }
      return values[values.length - 1]!;
    });
    return this.shuffled(drawn);
  }

  /** Fisher and Yates' shuffle of a copy. */
  shuffled<T>(values: readonly T[]): T[] {
    const shuffled = [...values];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.from(0, i);
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    return shuffled;
  }
}
