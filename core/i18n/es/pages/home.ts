import type { home as english } from '../en/home.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

export const home: Translated<typeof english> = {
  headline: 'Encuentre un tratamiento de confianza',
  intro:
    'Busque centros de tratamiento para adicciones y salud mental en todo Estados Unidos. Es gratis y privado, y funciona sin conexión.',
  searchLabel: 'Buscar un centro',
  state: 'Estado',
  allStates: 'Todos los estados',
  level: 'Nivel de atención',
  anyLevel: 'Cualquier nivel de atención',
  searchCenters: 'Buscar centros',
  browseDirectory: 'Ver el directorio',
  startMatching: 'Pedir ayuda para buscar',
  readGuides: 'Leer las guías',
  recent: {
    title: 'Centros agregados hace poco',
    loading: 'Cargando centros...',
    empty: 'Por ahora no hay centros verificados hace poco.',
    viewAll: 'Ver todos los centros',
  },
  helpNow: {
    title: '¿Necesita ayuda ahora mismo?',
    text: 'No tiene que pasar por esto a solas. Escríbale a alguien ahora, o díganos qué necesita y le ayudaremos a encontrar un centro en menos de 24 horas.',
    textNow: 'Enviar un mensaje ahora',
    textHelp: (phone) => `Envíe un mensaje de texto al ${phone}, de día o de noche.`,
    text988: 'Envíe AYUDA al 988 para escribirle a la línea de crisis en español, de día o de noche.',
    helpline: 'Línea gratuita de SAMHSA, en español, las 24 horas:',
    helplinePhone: '1-800-662-4357',
  },
  states: {
    title: 'Buscar por estado',
    count: (count) => `${formatNumber(count, 'es-US')} ${count === 1 ? 'centro' : 'centros'}`,
    all: 'Ver los 50 estados',
  },
  trust: {
    title: 'Por qué puede confiar en nuestro directorio',
    points: [
      {
        title: 'Sin anuncios ni cargos',
        text: 'Ningún centro puede pagar por aparecer aquí, por salir más arriba ni por que lo recomendemos.',
      },
      {
        title: 'Independiente',
        text: 'No aceptamos de nadie comisiones ni pagos por enviar pacientes. Nunca.',
      },
      {
        title: 'Sincero sobre lo que sabemos',
        text: 'Cada ficha dice quién la revisó y cuándo, o de dónde viene si todavía no la hemos revisado.',
      },
      {
        title: 'Privado',
        text: 'La búsqueda se hace en su propio dispositivo. Nunca se guarda un registro de lo que busca.',
      },
    ],
    readPolicy: 'Lea nuestra política de transparencia',
  },
};
