import type { guides as english } from '../../en/pages/guides.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';

/** /guides and /guides/:slug. */
export const guides: Translated<typeof english> = {
  list: {
    title: 'Guías de tratamiento',
    intro:
      'Respuestas claras a las primeras preguntas que se hace la gente: sobre la atención, sobre el dinero y sobre cómo ayudar a un ser querido.',
    loading: 'Cargando las guías...',
    error: 'No pudimos cargar las guías',
    empty: {
      title: 'No hay guías disponibles',
      text: 'Aquí todavía no hay guías. Puede buscar en el directorio o pedirnos ayuda para buscar.',
    },
    moreTags: (count) => `${formatNumber(count, 'es-US')} ${count === 1 ? 'tema' : 'temas'} más`,
    tags: 'Temas',
  },
  reviewedBy: (person) => `Revisada por ${person}`,
  notReviewed: 'Aún no la ha revisado un profesional de la salud.',
  updated: (date) => `Actualizada el ${date}`,
  lastReviewed: (date) => `Última revisión: ${date}`,
  loading: 'Cargando la guía...',
  all: 'Todas las guías',
  contents: 'En esta página',
  newTab: 'se abre en otra pestaña',
  notFound: {
    title: 'No encontramos esta guía',
    text: 'La guía que busca no está aquí.',
    back: 'Volver a las guías',
  },
  next: {
    title: '¿Quiere empezar a buscar atención?',
    text: 'Busque entre los centros por su cuenta, o díganos qué necesita y le ayudaremos a encontrar uno. Las dos cosas son gratis.',
    match: 'Pedir ayuda para buscar',
    directory: 'Ver el directorio',
  },
  /** As the guides in Spanish have them, letter by letter. */
  closing: ['¿De dónde viene esta información?', '¿Dónde puedo recibir ayuda ahora mismo?'],
};
