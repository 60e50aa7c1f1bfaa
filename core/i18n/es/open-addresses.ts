/** What is at each address of core/open-addresses.ts, by its path. */
export const openAddresses: Readonly<Record<string, string>> = {
  '/api/centers.json?page=1': 'Todos los centros con sus datos principales, página por página.',
  '/api/states/{state}.json': 'Todos los centros de un estado, por su código de dos letras.',
  '/api/centers/{slug}.json': 'Un centro, con todo lo que se sabe de él.',
  '/api/guides.json': 'Todas las guías de tratamiento, sin su texto.',
  '/api/guides/{slug}.json': 'Una guía, con su texto en Markdown.',
  '/api/centers.ndjson': 'Todos los centros, un objeto JSON por línea.',
  '/api/centers.csv': 'Todos los centros, en una tabla.',
  '/mcp': 'Servidor de Model Context Protocol con herramientas que solo leen, por Streamable HTTP.',
  '/hsds/services':
    'Open Referral HSDS 3.1, para los programas de las líneas de ayuda y de los servicios 211.',
  '/api/openapi.json':
    'OpenAPI 3.1: todas las llamadas, con sus parámetros, respuestas y ejemplos (en inglés).',
  '/api/docs': 'Lo mismo, para leer (en inglés).',
  '/llms.txt': 'Un mapa breve de este sitio para modelos de lenguaje.',
  '/sitemap.xml': 'Todas las páginas, con el día de su último cambio.',
  '/feed.xml': 'Canal Atom de los centros agregados o verificados de nuevo.',
};
