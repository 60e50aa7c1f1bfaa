import type { reports as english } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

/** On the page of a center: what visitors can tell us of it. */
export const reports: Translated<typeof english> = {
  title: '¿Hay algún error aquí?',
  intro: 'Díganos y lo revisaremos. No le preguntamos quién es.',
  what: '¿Qué está mal?',
  kinds: {
    WRONG_NUMBER: 'El número es incorrecto',
    CLOSED: 'El centro cerró',
    MOVED: 'El centro se mudó',
    OTHER: 'Otra cosa',
    WORKS: 'Llamé y sí contestan',
  },
  comment: '¿Qué encontró?',
  optional: 'opcional',
  commentHint: 'No escriba nombres ni datos sobre su salud.',
  send: 'Enviar',
  sending: 'Enviando...',
  worksIntro: '¿Llamó y le contestaron?',
  works: 'Llamé y sí contestan',
  chooseKind: 'Elija qué está mal',
  thanks: {
    title: 'Gracias, ya nos avisó hoy',
    text: 'Esto ayuda a la próxima persona que necesite este centro.',
  },
  waiting: 'Se guardó en este dispositivo. Lo recibiremos cuando vuelva a tener conexión.',
  refused:
    'No pudimos recibirlo: puede que este centro ya no esté en el directorio. Retírelo para volver a avisar.',
  takeBack: 'Retirarlo',
  takenBack: 'Lo retiramos. No se envió nada.',
  summary: (center, kind) => `${center}: ${kind}`,
  failed: { title: 'No se envió', text: 'No pudimos enviarlo. Inténtelo de nuevo.' },
};
