/**
 * How long what the first view does not need leaves a slow phone to the first view, in milliseconds. Loaded with it,
 * the outbox alone made the first search 0.2 s slower (bench/offline-copy.ts).
 */
export const LATER_MS = 2000;
