import type { maps as english } from '../en/maps.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

const number = (value: number) => formatNumber(value, 'es-US');

export const maps: Translated<typeof english> = {
  states: {
    title: 'Los estados en un mapa',
    intro: 'Elija un estado para ver sus centros.',
    skip: 'Saltar el mapa',
    link: (state, count) => `${state}, ${number(count)} ${count === 1 ? 'centro' : 'centros'}`,
    legend: 'Centros por estado',
    none: 'Ninguno',
    fewerThan: (limit) => `Menos de ${number(limit)}`,
    range: (from, to) => (from === to ? number(from) : `De ${number(from)} a ${number(to)}`),
    orMore: (from) => `${number(from)} o más`,
  },
  results: {
    title: 'Dónde están estos centros',
    loading: 'Dibujando el mapa...',
    error: 'No se pudo cargar el mapa. Todos los centros están en la lista.',
    picture: 'Un mapa de los estados. Cada punto es un centro; un punto más grande son varios.',
    pictureOf: (state) => `Un mapa de ${state}. Cada punto es un centro; un punto más grande son varios.`,
    pictureOfPlaces:
      'Un mapa de dónde están estos centros. Cada punto es un centro; un punto más grande son varios.',
    pins: 'Los puntos con borde son los centros de esta página. Toque cualquier punto para ir a su centro.',
    dots: 'Un punto más grande indica que hay más centros.',
    most: (states, others) => {
      const named = states.map(({ state, count }) => `${state} ${number(count)}`).join(', ');
      return others === 0
        ? `Por estado: ${named}.`
        : `Por estado: ${named} y ${number(others)} en otros estados.`;
    },
    allApproximate: 'Cada punto marca el medio de la zona de un código postal, no el edificio.',
    someApproximate: (count) =>
      count === 1
        ? 'En 1 caso, el punto marca el medio de la zona de un código postal, no el edificio.'
        : `En ${number(count)} casos, el punto marca el medio de la zona de un código postal, no el edificio.`,
    unplaced: (count) =>
      count === 1
        ? 'No tenemos la ubicación de 1 de estos centros; está solo en la lista.'
        : `No tenemos la ubicación de ${number(count)} de estos centros; están solo en la lista.`,
    outside: (count) =>
      count === 1
        ? '1 de estos centros queda fuera de este mapa.'
        : `${number(count)} de estos centros quedan fuera de este mapa.`,
    none: 'No tenemos una ubicación de estos centros para mostrar en el mapa.',
    place: 'El círculo marca el lugar desde donde busca.',
  },
};
