import { expect, it } from 'vitest';
import { claimGate, makeCommitGate } from './commit-gate.ts';

it('gives work to whoever claims it first, to be committed or to be cancelled, and to nobody after', () => {
  for (const [first, second] of [
    ['commit', 'cancel'],
    ['cancel', 'commit'],
  ] as const) {
    const gate = makeCommitGate();
    expect(claimGate(gate, first)).toBe(true);
    expect(claimGate(gate, second)).toBe(false);
    expect(claimGate(gate, first)).toBe(true);
  }
});
