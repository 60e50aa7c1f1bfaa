import type { Meaning } from '../meaning.ts';

/** Phrases, with commas between them, and what they all stand for. */
export type Entry = readonly [phrases: string, ...meanings: Meaning[]];
