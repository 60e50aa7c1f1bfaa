import type { guideLanguages as english } from '../../en/pages/guide-languages.ts';
import type { Translated } from '../../translated.ts';

/** On pages in Spanish, of a guide that is there only in English. */
export const guideLanguages: Translated<typeof english> = {
  badge: 'En inglés',
  notice: 'Todavía no tenemos esta guía en español. Aquí está en inglés.',
};
