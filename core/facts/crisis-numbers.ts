/**
 * The numbers that code names, as they are shown; whose they are, and how we know, says helplines.ts. They stand apart
 * from that list so that a page which names one does not load all of it.
 */
export const EMERGENCY = '911';
export const LIFELINE = '988';
export const CRISIS_TEXT_LINE = '741741';
export const VETERANS_TEXT_LINE = '838255';
export const SAMHSA_HELPLINE = '1-800-662-4357';
export const POISON_CONTROL = '1-800-222-1222';
