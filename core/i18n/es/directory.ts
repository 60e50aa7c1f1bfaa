import type { directory as english } from '../en/directory.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

export const directory: Translated<typeof english> = {
  title: 'Buscar ayuda',
  intro: 'Busque entre todos los centros del directorio por nombre, lugar o programa.',
  search: {
    label: 'Buscar centros',
    placeholder: 'Busque por nombre, ciudad o programa...',
    submit: 'Buscar',
    near: 'Código postal o ciudad',
    miles: (miles) => `${miles} millas`,
    useLocation: 'Usar mi ubicación',
    locationStays:
      'Su ubicación se queda en este dispositivo. Solo el código postal pasa a la dirección de esta página.',
  },
  filters: {
    title: 'Filtros',
    state: 'Estado',
    allStates: 'Todos los estados',
    clear: 'Quitar filtros',
    clearAll: 'Quitar todos los filtros',
  },
  tools: {
    change: 'Cambiar la búsqueda:',
    filters: (chosen) => (chosen > 0 ? `Filtros (${chosen})` : 'Filtros'),
    nearest: 'Cercanos',
    map: 'Mapa',
  },
  found: (total) =>
    `${formatNumber(total, 'es-US')} ${total === 1 ? 'centro encontrado' : 'centros encontrados'}`,
  notStated: (count) => `, y ${formatNumber(count, 'es-US')} que no lo ${count === 1 ? 'dice' : 'dicen'}`,
  all: (total) => `${formatNumber(total, 'es-US')} ${total === 1 ? 'centro' : 'centros'}`,
  around: (place, miles) =>
    miles ? ` a no más de ${miles} millas de ${place}` : ` a cualquier distancia de ${place}`,
  whichPlace: '¿A qué lugar se refiere?',
  distance: (miles, approximate) => {
    if (miles === null) return 'No sabemos a qué distancia está';
    const whole = Math.round(miles);
    const far =
      miles < 1
        ? 'A menos de una milla'
        : whole === 1
          ? 'A cerca de 1 milla'
          : `A unas ${formatNumber(whole, 'es-US')} millas`;
    return approximate ? `${far} del código postal del centro` : far;
  },
  shortDistance: (miles) =>
    miles === null
      ? 'Distancia desconocida'
      : miles < 1
        ? '<1 mi'
        : `~${formatNumber(Math.round(miles), 'es-US')} mi`,
  resultsTitle: 'Resultados',
  loading: 'Buscando centros...',
  error: 'No pudimos cargar los centros de tratamiento',
  errorHelp: 'Inténtelo de nuevo. Si necesita ayuda ahora, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
  empty: {
    title: 'No encontramos ningún centro',
    text: 'Pruebe con otras palabras o quite algunos filtros',
  },
  pages: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (page, pages) => `Página ${formatNumber(page, 'es-US')} de ${formatNumber(pages, 'es-US')}`,
  },
};
