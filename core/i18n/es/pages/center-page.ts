import type { centerPage as english } from '../../en/pages/center-page.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';

export const centerPage: Translated<typeof english> = {
  pageDescription: ({ name, city, state, phone }) =>
    `${name} en ${city}, ${state}${phone ? `, teléfono ${phone}` : ''}: niveles de atención, a quién atiende, seguros médicos, y cuándo revisamos los datos, si ya lo hicimos.`,
  backToResults: (total) =>
    total === 1 ? 'Volver al resultado' : `Volver a los ${formatNumber(total, 'es-US')} resultados`,
  callNow: 'Llamar al',
  textMe: 'Enviar a mi celular',
  visitWebsite: 'Visitar el sitio web',
  email: 'Escribir un correo',
  directions: 'Cómo llegar',
  measuredFrom: (place) => `desde ${place}`,
  overview: 'Sobre el programa',
  inEnglish: '(en inglés)',
  programs: 'Programas en este lugar',
  care: 'Qué trata',
  topics: 'Programas y servicios',
  distance: 'Distancia',
  levels: 'Niveles de atención',
  populations: 'A quién atiende',
  modalities: 'Enfoques de tratamiento',
  accreditations: 'Licencias, acreditaciones y membresías',
  contact: {
    title: 'Información de contacto',
    phone: 'Teléfono',
    intakePhones: 'Admisión',
    otherPhones: 'Otros teléfonos',
    website: 'Sitio web',
    email: 'Correo electrónico',
    address: 'Dirección',
    withheld: 'Confidencial. Llame para saber cómo llegar.',
    notListed: 'La calle y el número no se publican',
  },
  insurance: 'Seguros y formas de pago que acepta',
  facility: {
    title: 'Datos del centro',
    facts: {
      bedCount: 'Tamaño',
      staffToClientRatio: 'Personal por paciente',
      languages: 'Idiomas',
      religiousOrientation: 'Orientación religiosa',
    },
    amounts: {
      bedCount: (count) => `${formatNumber(count, 'es-US')} ${count === 1 ? 'cama' : 'camas'}`,
    },
  },
  verification: {
    title: 'Verificación',
    verified: 'Centro verificado',
    lastVerifiedOn: (date) => `Última verificación: ${date}`,
    reviewedBy: (person) => `Revisado por ${person}`,
    needsReview: 'Este centro no apareció en la lista más reciente de su fuente. Lo estamos revisando.',
  },
  loading: 'Cargando el centro...',
  error: 'No pudimos consultar este centro',
  notFound: {
    title: 'No encontramos este centro',
    text: 'El centro de tratamiento que busca no está en el directorio.',
    goBack: 'Volver',
  },
};
