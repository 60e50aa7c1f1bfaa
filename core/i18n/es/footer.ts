import type { footer as english } from '../en/footer.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

export const footer: Translated<typeof english> = {
  about:
    'Un directorio gratuito de centros de tratamiento para adicciones y salud mental. Sin anuncios y sin cargos. Ningún centro nos paga.',
  find: 'Buscar un centro',
  information: 'Sobre nosotros',
  directory: 'Ver el directorio',
  liveMatching: 'Búsqueda con ayuda',
  guides: 'Guías de tratamiento',
  updateListing: 'Actualizar un centro',
  aboutUs: 'Quiénes somos',
  transparency: 'Transparencia',
  editorialPolicy: 'Política editorial',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  contact: 'Contacto',
  forAssistants: 'Para IA/ChatGPT',
  sitemap: 'Mapa del sitio',
  humans: 'humans.txt',
  conflictOfInterest:
    'Conflicto de intereses: quien opera este sitio trabaja para una empresa de centros de tratamiento, y lo mantiene por su cuenta, aparte de esa empresa.',
  publishedBy: (name, contact) => `Publicado por ${name}${contact ? ` (${contact})` : ''}.`,
  noPublisher: 'Quien opera este sitio no ha dicho quién lo publica.',
  copyright: '© 2024 Harborlight',
  copy: {
    ready: (centers, day) =>
      centers === 1
        ? `1 centro en este dispositivo, actualizado el ${day}`
        : `${formatNumber(centers, 'es-US')} centros en este dispositivo, actualizados el ${day}`,
    loading: (percent) => `Guardando el directorio en este dispositivo: ${percent}%`,
    ask: 'Guardar el directorio en este dispositivo',
    failed: 'El directorio no se guardó completo en este dispositivo',
    install: 'Instalar la aplicación',
  },
};
