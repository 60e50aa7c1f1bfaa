import type { near as english } from '../en/near.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

export const near: Translated<typeof english> = {
  groups: {
    level: 'Nivel de atención',
    care: 'Qué trata',
    population: 'A quién atiende',
    insurance: 'Seguro y pago',
    topic: 'Programas y servicios: todos los que elija',
    modality: 'Enfoques de tratamiento',
    accreditation: 'Licencias, acreditaciones y membresías',
    language: 'Idiomas que se hablan',
  },
  within: 'Distancia',
  miles: (miles) => `A no más de ${miles} millas`,
  anyDistance: 'Cualquier distancia',
  sort: 'Orden',
  sorts: { distance: 'Los más cercanos primero', match: 'Los que mejor coinciden' },
  measured:
    'Las millas se cuentan en línea recta desde el medio de su código postal o ciudad. Donde dice “del código postal del centro”, se mide hasta el medio de esa zona: el centro puede quedar más cerca o más lejos.',
  unknown: (typed) =>
    `No conocemos el lugar “${typed}”. Pruebe con un código postal, o con una ciudad y su estado, como Austin, TX.`,
  unknownYet: (typed) =>
    `Sin conexión, este dispositivo no conoce el lugar “${typed}”. Pruebe con una ciudad más grande que esté cerca, o inténtelo más tarde.`,
  location: {
    asking: 'Le preguntamos a su dispositivo dónde está. Puede que antes le pida permiso.',
    denied:
      'Esta página no tiene permiso para ver su ubicación, y no hay problema. Escriba un código postal o una ciudad.',
    unavailable: 'Su dispositivo no pudo decir dónde está. Escriba un código postal o una ciudad.',
    timedOut:
      'Su dispositivo tardó demasiado en decir dónde está. Inténtelo de nuevo, o escriba un código postal o una ciudad.',
    unsupported: 'Este navegador no nos comparte su ubicación. Escriba un código postal o una ciudad.',
    noZip: 'No encontramos un código postal para el lugar donde está. Escriba un código postal o una ciudad.',
  },
  showCenters: (total) =>
    total === 0
      ? 'Ningún centro: volver a la lista'
      : `Mostrar ${formatNumber(total, 'es-US')} ${total === 1 ? 'centro' : 'centros'}`,
  further: {
    show: 'Más filtros',
    hide: 'Menos filtros',
    more: 'Más',
    fewer: 'Menos',
    moreOf: (group) => `Más opciones: ${group}`,
    fewerOf: (group) => `Menos opciones: ${group}`,
  },
  active: {
    title: 'Filtros en uso',
    remove: 'Quitar',
    near: (place, distance) => (distance ? `Cerca de ${place} · ${distance}` : `Cerca de ${place}`),
    widen: (miles) => `Buscar a no más de ${miles} millas`,
    widenToAny: 'Buscar a cualquier distancia',
  },
  notStated: {
    groups: {
      level: 'nivel de atención',
      ages: 'edades',
      population: 'a quién atiende',
      insurance: 'seguro y pago',
      modality: 'enfoques de tratamiento',
      language: 'idiomas',
    },
    card: (things) => `No indica: ${things}. Pregunte al llamar.`,
  },
  told: {
    urgent: '¿Hay una vida en peligro? No hace falta buscar. Llame ahora:',
    violence: (number) => `Violencia doméstica: ${number}`,
    overdose: 'Sobredosis: qué hacer ahora',
    noneIn: (place) => `No tenemos ningún centro en ${place}. Estos son los más cercanos.`,
    noneNear: (place) =>
      `No tenemos ningún centro en ${place}, ni a menos de 100 millas. En esta línea gratuita de SAMHSA le dicen dónde hay tratamiento. Empieza en inglés: elija la opción 2 y pida español:`,
    abroad: (country) => `Solo tenemos centros en Estados Unidos, y ninguno en ${country}.`,
    letGo: (things) => `Ningún centro tiene todo lo que pidió. Dejamos de lado: ${things}.`,
    widened: (from, to) =>
      to
        ? `Hay muy pocos centros a no más de ${from} millas. Estos están a no más de ${to} millas.`
        : `No hay ningún centro a no más de ${from} millas. Estos son los más cercanos.`,
    leftOut: (words) => `Ningún centro menciona ${words}; buscamos sin eso.`,
    negated: (words) =>
      `No podemos excluir lo que no quiere, así que estas palabras no contaron: ${words}. Pregunte cuando llame.`,
    otherPlaces: '¿Buscaba otro lugar?',
    wantsPosition: '¿Cerca de dónde? Escriba arriba un código postal o una ciudad.',
  },
};
