import type { submitterMail as english } from '../../en/mails/submitter-mail.ts';
import type { Translated } from '../../translated.ts';

/** The mails to who sent us a listing or a message. Plain text. */
export const submitterMail: Translated<typeof english> = {
  subject: {
    haveMessage: 'Recibimos su mensaje',
    haveListing: 'Recibimos los datos del centro',
    approved: 'Aprobamos los datos del centro',
    rejected: 'Sobre los datos que nos envió',
  },
  confirmation: {
    hello: 'Hola:',
    next: 'Qué sigue',
    contact: [
      'Gracias por escribir a Harborlight. Ya recibimos su mensaje.',
      'Una persona de nuestro equipo lo leerá. Procuramos responder en un plazo de 1 a 2 días hábiles.',
    ],
    listing: [
      'Gracias por ayudarnos a mantener el directorio al día y sin errores. Ya recibimos lo que nos envió sobre un centro.',
      [
        '1. Alguien de nuestro equipo comprueba la licencia, las acreditaciones y los datos de contacto, y llama al centro.',
        '2. Nuestro equipo decide.',
        '3. Le escribimos.',
        '',
        'En total, esto puede tomar de 10 a 15 días hábiles.',
      ].join('\n'),
    ],
    free: 'Aparecer en el directorio es gratis. Nunca pedimos dinero, y nadie puede pagar por un lugar mejor.',
    more: 'Para contarnos algo más',
    notYou:
      '¿No nos escribió usted? Entonces otra persona escribió su dirección de correo. Puede ignorar este mensaje. No tenemos ninguna lista de correo. Guardamos lo que escribió, con su dirección, hasta que ya no lo necesitemos. Si quiere que lo borremos, escríbanos.',
    signature: 'Harborlight',
    crisis:
      'Si usted o alguien cercano está en una crisis, por favor no espere nuestra respuesta. En una emergencia, llame al 911. Para hablar con la Línea 988 de Prevención del Suicidio y Crisis, llame al 988 y oprima el 2, o envíe AYUDA al 988 por mensaje de texto, de día o de noche.',
  },
  approval: {
    thanks:
      'Gracias por ayudarnos a mantener el directorio al día y sin errores. Revisamos y aprobamos lo que nos envió sobre un centro. Ya está en el directorio.',
    listing: 'Para ver el centro',
    verified:
      'Procuramos revisar cada centro de nuevo a los 6 meses. Si algo cambia antes, por favor díganos.',
  },
  rejection: {
    thanks:
      'Gracias por escribirnos sobre un centro. Revisamos lo que nos envió y no podemos publicarlo tal como está.',
    why: 'Por qué',
    again:
      'Puede enviarlo otra vez cuando esto quede resuelto. Si cree que nos equivocamos, por favor díganos.',
    form: 'Para enviarlo otra vez',
  },
};
