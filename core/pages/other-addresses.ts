/** /es/overdose as a Spanish speaker would type or say it. */
export const SPOKEN_OVERDOSE = '/sobredosis';
