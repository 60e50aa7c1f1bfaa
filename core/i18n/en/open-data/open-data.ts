import { creditText } from '../credit.ts';

/** What every answer for programs carries, for the person whom an assistant reads it to. */
export const openDataText = {
  safetyNotice:
    'In an emergency, such as an overdose, call 911. In a suicidal or mental-health crisis call or text 988, or text HOME to 741741. In Spanish: call 988 and press 2, or text AYUDA to 988 or HOLA to 741741. Veterans: call 988 and press 1. Free, day and night, in the United States. This directory is information, not medical advice.',
  sampleNotice: 'Sample directory: these centers are not real. Do not give them to anybody who needs help.',
  /** Where staff of this instance wrote a listing or a guide. */
  ownSource: creditText.us,
};
