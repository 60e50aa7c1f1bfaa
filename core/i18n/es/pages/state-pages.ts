import type { statePages as english } from '../../en/pages/state-pages.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';

/** /states and /states/:state. */
export const statePages: Translated<typeof english> = {
  list: {
    title: 'Buscar por estado',
    intro: 'Elija un estado para ver todos los centros de tratamiento que tenemos allí.',
    count: (count) => `${formatNumber(count, 'es-US')} ${count === 1 ? 'centro' : 'centros'}`,
  },
  title: (state) => `Centros de tratamiento en ${withArticle(state)}`,
  pageDescription: (state) =>
    `Centros de tratamiento para adicciones y salud mental en ${withArticle(state)}: teléfonos, niveles de atención y a quién atienden. Gratis y sin anuncios. Ningún centro nos paga.`,
  found: (count, state) =>
    `${formatNumber(count, 'es-US')} ${count === 1 ? 'centro de tratamiento verificado' : 'centros de tratamiento verificados'} en ${withArticle(state)}`,
  foundUnverified: (count, state) =>
    `${formatNumber(count, 'es-US')} ${count === 1 ? 'centro' : 'centros'} de tratamiento en ${withArticle(state)}`,
  filterThese: (state) => `Buscar y filtrar en ${withArticle(state)}`,
  loading: 'Cargando centros...',
  error: 'No pudimos cargar los centros de tratamiento',
  empty: {
    title: 'No encontramos ningún centro',
    text: (state) => `Todavía no tenemos ningún centro en ${withArticle(state)}. ¿Conoce alguno?`,
    submit: 'Proponer un centro',
  },
  notFound: {
    title: 'No encontramos este estado',
    text: (code) => `“${code}” no es el código de dos letras de ningún estado.`,
    unlisted: (place) => `No tenemos ningún centro en ${place}.`,
    nearest: 'Ver los centros más cercanos',
    all: 'Ver todos los estados',
  },
  allStates: 'Todos los estados',
  showPrevious: (count) => `Mostrar los ${formatNumber(count, 'es-US')} anteriores`,
  showMore: (count) => `Mostrar ${formatNumber(count, 'es-US')} más`,
};

/** "Distrito de Columbia" → "el Distrito de Columbia": a few jurisdictions have an article within a sentence. */
function withArticle(jurisdiction: string): string {
  if (jurisdiction.startsWith('Distrito ')) return `el ${jurisdiction}`;
  if (jurisdiction.startsWith('Islas ')) return `las ${jurisdiction}`;
  if (jurisdiction.startsWith('Estados ')) return `los ${jurisdiction}`;
  return jurisdiction;
}
