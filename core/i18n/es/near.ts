import type { near as english } from '../en/near.ts';
import type { Translated } from '../translated.ts';

export const near: Translated<typeof english> = {
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
    `Sin conexión, este teléfono no conoce el lugar “${typed}”. Pruebe con una ciudad más grande que esté cerca, o inténtelo más tarde.`,
  which: (typed) => `${typed}: ¿cuál de estos lugares?`,
  location: {
    asking: 'Le preguntamos a su teléfono dónde está. Puede que antes le pida permiso.',
    denied:
      'Esta página no tiene permiso para ver su ubicación, y no hay problema. Escriba un código postal o una ciudad.',
    unavailable: 'Su teléfono no pudo decir dónde está. Escriba un código postal o una ciudad.',
    timedOut:
      'Su teléfono tardó demasiado en decir dónde está. Inténtelo de nuevo, o escriba un código postal o una ciudad.',
    unsupported: 'Este navegador no nos comparte su ubicación. Escriba un código postal o una ciudad.',
    noZip: 'No encontramos un código postal para el lugar donde está. Escriba un código postal o una ciudad.',
  },
  further: { show: 'Más filtros', hide: 'Menos filtros' },
  active: {
    title: 'Filtros en uso',
    remove: 'Quitar',
    near: (place) => `Cerca de ${place}`,
    widen: (miles) => `Buscar a no más de ${miles} millas`,
    widenToAny: 'Buscar a cualquier distancia',
  },
};
