import type { forms as english } from '../en/forms.ts';
import type { Translated } from '../translated.ts';

/** What all forms have in common. */
export const forms: Translated<typeof english> = {
  allNeeded: 'Necesitamos todas las respuestas, menos las que dicen “opcional”.',
  optional: 'opcional',
  someTicked: 'con opciones marcadas',
  select: 'Elija una opción…',
  sending: 'Enviando...',
  checkAnswers: 'Revise estas respuestas',
  wrongTitle: (title) => `Aún no se envió: ${title}`,
  honeypot: 'Fax: déjelo vacío',
  draft: {
    kept: 'Sus respuestas se guardan en este dispositivo hasta que las envíe.',
    clear: 'Borrar el formulario',
    clearTitle: '¿Borrar este formulario?',
    clearText: 'Lo que escribió se borrará de este dispositivo para siempre.',
    clearConfirm: 'Sí, borrarlo',
    keep: 'No, conservarlo',
  },
  editing: {
    changing: 'Está cambiando un mensaje que espera para enviarse.',
    leave: 'Dejarlo como está',
    gone: 'Ese mensaje ya no está en espera: se envió o se borró. Aquí puede escribir uno nuevo.',
  },
  saved: {
    title: 'Aún no se envió',
    change: 'Mientras no se envíe, puede cambiarlo o borrarlo.',
  },
  crisis: {
    emergency: 'Emergencia o peligro inmediato',
    call911: 'Llame al 911',
    lifeline: '988 Línea de Prevención del Suicidio y Crisis, día y noche',
    call988: 'Llame al 988 y oprima el 2',
    text988: 'Envíe AYUDA al 988',
    textLine: 'Crisis Text Line, ayuda por mensaje de texto, día y noche',
    textHome: 'Envíe HOLA al 741741',
  },
  textHelp: {
    ours: 'También puede escribirle a nuestro equipo. No es una línea de crisis, y quizás respondan en inglés.',
    text988:
      'Puede enviar la palabra AYUDA al 988 de día o de noche (24/7). Es gratis y le responde en español una persona capacitada.',
    button: (phone) => `Envíe un mensaje al ${phone}`,
    helpline:
      'O llame a la línea gratuita de SAMHSA, las 24 horas. Empieza en inglés: elija la opción 2, “national representative”, y pida español. Orienta hacia tratamiento, no da terapia:',
  },
};
