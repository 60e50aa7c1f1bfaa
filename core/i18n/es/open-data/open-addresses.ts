import type { openAddresses as english } from '../../en/open-data/open-addresses.ts';
import type { Translated } from '../../translated.ts';

/** What is at each address of core/open-data/open-addresses.ts, by its path. */
export const openAddresses: Translated<typeof english> = {
  '/api/v1/centers?q={question}':
    'Contesta una pregunta hecha con las palabras de una persona: cómo se entendió, y los centros con lo que decide.',
  '/api/v1/terms': 'Los códigos de las respuestas, con sus palabras en inglés y en español.',
  '/api/centers.json?page=1': 'Todos los centros con sus datos principales, página por página.',
  '/api/states/{state}.json': 'Todos los centros de un estado, por su código de dos letras.',
  '/api/centers/{slug}.json': 'Un centro, con todo lo que se sabe de él.',
  '/api/guides.json': 'Todas las guías de tratamiento, sin su texto.',
  '/api/guides/{slug}.json': 'Una guía, con su texto en Markdown.',
  '/api/centers.ndjson': 'Todos los centros, un objeto JSON por línea.',
  '/api/centers.csv': 'Todos los centros, en una tabla.',
  '/api/v1/downloads':
    'Archivos del directorio, de un estado o de una búsqueda: líneas de JSON, CSV, GeoJSON y Excel, con su tamaño.',
  '/api/v1/changes':
    'Los centros que se agregaron, cambiaron, unieron o quitaron, para quien guarda una copia.',
  '/mcp': 'Servidor de Model Context Protocol con herramientas que solo leen, por Streamable HTTP.',
  '/hsds/services':
    'Open Referral HSDS 3.1, para los programas de las líneas de ayuda y de los servicios 211.',
  '/api/openapi.json':
    'OpenAPI 3.1: todas las llamadas, con sus parámetros, respuestas y ejemplos (en inglés).',
  '/api/docs': 'Lo mismo, para leer (en inglés).',
  '/llms.txt': 'Un mapa breve de este sitio para modelos de lenguaje.',
  '/sitemap.xml': 'Todas las páginas, con el día de su último cambio.',
  '/feed.xml':
    'Canal Atom de los centros agregados o verificados de nuevo; con los parámetros de una búsqueda, de los que encuentra.',
  '/feed.json': 'Lo mismo, como JSON Feed.',
  '/states/{state}/feed.xml': 'El canal Atom de un estado; también hay feed.json.',
};
