/**
 * What of an import staff can refuse before it is done, in the order in which they are asked: that two are the same,
 * what the file says other than they did, that an address is withheld, that a center is no longer listed, a new center,
 * and what else the file changes.
 */
export const decisionKinds = ['pairs', 'conflicts', 'withheld', 'delisted', 'new', 'changed'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Whose word stands where a source says otherwise than what staff corrected or verified, and they did not decide. */
export const prefers = ['staff', 'source'] as const;
export type Prefer = (typeof prefers)[number];
