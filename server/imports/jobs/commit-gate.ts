/**
 * Settles between two threads whether work is committed or cancelled: the one that claims first has it, for good. So
 * nobody is told that something was cancelled which then took place.
 */
export type CommitGate = Int32Array<SharedArrayBuffer>;

const OPEN = 0;
const claims = { commit: 1, cancel: 2 } as const;

export function makeCommitGate(): CommitGate {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** True where it is the first claim, or the same as the first. */
export function claimGate(gate: CommitGate, claim: keyof typeof claims): boolean {
  const before = Atomics.compareExchange(gate, 0, OPEN, claims[claim]);
  return before === OPEN || before === claims[claim];
}
