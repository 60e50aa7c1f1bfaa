import type { home as english } from '../../en/pages/home.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';

export const home: Translated<typeof english> = {
  headline: 'Encuentre el tratamiento que le sirva',
  intro:
    'Busque centros de tratamiento para adicciones y salud mental en todo Estados Unidos. Es gratis y privado, y funciona sin conexión.',
  searchLabel: 'Buscar un centro',
  box: 'Tipo de ayuda, nombre, código postal o ciudad',
  boxExample: 'Por ejemplo: desintoxicación en Austin',
  findNearMe: 'Buscar ayuda cerca de mí',
  nearMe: 'cerca de mí',
  byStateAndLevel: 'Por estado y nivel de atención',
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
    text: 'No tiene que pasar por esto a solas. Escríbale a alguien ahora, o díganos qué necesita. Una persona de nuestro equipo se comunicará con usted. Procuramos hacerlo en menos de 24 horas.',
    textNow: 'Enviar un mensaje ahora',
    textHelp: (phone) =>
      `También puede escribirle a nuestro equipo al ${phone}. No es una línea de crisis, y quizás respondan en inglés.`,
    text988: 'Envíe AYUDA al 988 para escribirle a la línea de crisis en español, de día o de noche.',
    helpline:
      'Línea gratuita de SAMHSA, las 24 horas. Empieza en inglés: elija la opción 2, “national representative”, y pida español. Orienta hacia tratamiento, no da terapia:',
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
        title: 'Sin comisiones',
        text: 'No aceptamos de nadie comisiones ni pagos por enviar pacientes.',
      },
      {
        title: 'Decimos lo que sabemos y lo que no',
        text: 'De cada centro decimos cuándo lo revisó nuestro equipo, o que todavía nadie lo ha revisado.',
      },
      {
        title: 'Privado',
        text: 'Una vez que el directorio está en este dispositivo, su búsqueda se queda aquí. No guardamos ningún registro de lo que busca.',
      },
    ],
    readPolicy: 'Lea nuestra política de transparencia',
  },
};
