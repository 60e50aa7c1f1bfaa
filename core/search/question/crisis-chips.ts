import type { Chip, Crisis } from '../center-query.ts';

/** What the words of each danger ask for by themselves. Apart from the words: a page needs this, and not them. */
export const askedIn: Readonly<Record<Crisis, readonly string[]>> = {
  violence: ['topic:DOMESTIC_VIOLENCE', 'usually:MENTAL_HEALTH'],
  suicide: ['topic:SUICIDE_PREVENTION'],
  overdose: ['usually:SUBSTANCE_USE'],
};

/** True for what the words of a danger ask for by themselves. */
export function isOfCrisis({ name, value }: Chip, crisis: Crisis): boolean {
  return askedIn[crisis].includes(`${name === 'care' ? 'usually' : name}:${value}`);
}
