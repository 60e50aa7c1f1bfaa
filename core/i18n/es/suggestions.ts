import type { suggestions as english } from '../en/suggestions.ts';
import type { Translated } from '../translated.ts';

export const suggestions: Translated<typeof english> = {
  label: 'Sugerencias',
  kinds: { topic: 'Tema', place: 'Lugar', center: 'Centro' },
  count: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
};
