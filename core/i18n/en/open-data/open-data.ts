import { creditText } from '../credit.ts';

/** What every answer for programs carries, for the person whom an assistant reads it to. */
export const openDataText = {
  safetyNotice:
    'In an emergency, such as an overdose, call 911. In a suicidal or mental-health crisis call or text 988, or text HOME to 741741. In Spanish: call 988 and press 2, or text AYUDA to 988 or HOLA to 741741. Veterans: call 988 and press 1. Free, day and night, in the United States. This directory is information, not medical advice.',
  sampleNotice: 'Sample directory: these centers are not real. Do not give them to anybody who needs help.',
  /** What whoever builds on the API may rely on: the same words wherever it is told, also in docs/running.md. */
  promise:
    'What is under /api/v1 keeps its form: fields, parameters, values and formats may be added, and none is taken away or changes its name, its type or its meaning. Once there is a v2, v1 answers for two more years at least, and says until when in the headers Deprecation (RFC 9745) and Sunset (RFC 8594).',
  /** Where staff of this instance wrote a listing or a guide. */
  ownSource: creditText.us,
};
