import type { myList as english } from '../../en/pages/my-list.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';

const number = (value: number) => formatNumber(value, 'es-US');

export const myList: Translated<typeof english> = {
  title: 'Mi lista',
  intro:
    'Los centros y las búsquedas que guardó, con sus propias notas. Se quedan en este dispositivo. Nosotros nunca los vemos, y no necesita crear una cuenta.',
  notStored:
    'Su navegador no permite que este sitio guarde nada. Su lista se conserva hasta que cierre esta página.',
  save: {
    save: 'Guardar',
    saved: 'Guardado',
    done: 'Guardado en este dispositivo',
    doneForNow: 'Guardado solo durante esta visita',
    doneForNowText: 'Su navegador no permite que este sitio guarde nada.',
    removed: 'Ya no está en su lista',
    see: 'Ver Mi lista',
    full: {
      title: 'Su lista está llena',
      text: (most) => `Caben ${number(most)}. Quite alguno para hacer espacio.`,
    },
  },
  search: {
    save: 'Guardar esta búsqueda',
    saved: 'Búsqueda guardada',
    inPlace: (what, place) => `${what} en ${place}`,
    around: (place, miles) => (miles ? `a no más de ${miles} millas de ${place}` : `cerca de ${place}`),
    all: 'Todos los centros',
  },
  empty: {
    title: 'Todavía no ha guardado nada',
    text: 'Toque el marcador de un centro, o el que está encima de los resultados para guardar una búsqueda. Los encontrará aquí, con o sin conexión.',
    find: 'Buscar ayuda',
  },
  centers: (count) => (count === 1 ? '1 centro guardado' : `${number(count)} centros guardados`),
  found: (count) => (count === 1 ? '1 centro' : `${number(count)} centros`),
  searches: 'Búsquedas guardadas',
  note: 'Su nota',
  noteHint:
    'Sus notas se quedan en este dispositivo. Anote, por ejemplo, quién contestó, qué le dijeron y cuándo volver a llamar.',
  gone: 'Este centro ya no aparece en nuestro directorio con esta dirección. Puede que haya cerrado, se haya mudado o haya cambiado de nombre. Esto es lo que usted guardó.',
  lookFor: 'Buscarlo por su nombre',
  call: 'Llamar al',
  noPhone: 'Sin número de teléfono',
  about: (name) => `, ${name}`,
  up: 'Subir',
  down: 'Bajar',
  place: (name, place, count) => `${name} ahora es el ${number(place)} de ${number(count)}`,
  remove: 'Quitar',
  undo: 'Deshacer',
  share: 'Compartir esta lista',
  shareHelp:
    'El enlace solo contiene qué centros están en su lista, sin sus notas ni sus búsquedas. Se abre en nuestro sitio, y la lista que lleva no se nos envía.',
  wipe: 'Borrar mi lista',
  wipeAsk: {
    title: '¿Borrar su lista?',
    text: 'Los centros que guardó, sus notas y sus búsquedas guardadas ya no estarán en este dispositivo.',
    confirm: 'Borrarla',
    keep: 'Conservarla',
  },
  wiped: 'Su lista se borró de este dispositivo',
  shared: {
    title: 'Alguien compartió estos centros con usted',
    intro:
      'Esta lista venía en el enlace. Su propia lista queda como está, a menos que decida conservar estos.',
    keep: 'Conservarlos en mi lista',
    kept: (count) =>
      count === 1 ? '1 centro está ahora en su lista' : `${number(count)} centros están ahora en su lista`,
    keptAlready: 'Todos ya están en su lista',
    own: 'Ir a mi propia lista',
    loading: 'Buscando los centros...',
    notFound: 'No se encontraron en nuestro directorio:',
    unreachable: 'No se pudieron buscar. Revise su conexión y abra el enlace otra vez:',
    tooMany: (most) => `El enlace contiene más. Solo se muestran los primeros ${number(most)}.`,
    none: 'No se encontró ninguno de los centros de este enlace.',
  },
};
