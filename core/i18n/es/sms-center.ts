import type { textCenter as english } from '../en/text-center.ts';
import type { Translated } from '../translated.ts';

/** The dialog that texts a center's details to the person's own phone. */
export const textCenter: Translated<typeof english> = {
  title: 'Enviar estos datos a mi celular',
  intro: (center) => `Le enviaremos por mensaje de texto los datos de ${center}.`,
  phone: 'Su número de celular',
  hint: 'Solo lo usaremos para enviarle los datos del centro de tratamiento.',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  cancel: 'Cancelar',
  ownMessages: 'Abrir sus mensajes',
  ownMessagesHelp:
    'También puede enviar los datos usted: se abrirá su propia aplicación de mensajes con todo escrito.',
  details: (name, phone, place, address) => [name, phone, place, address].filter(Boolean).join('\n'),
  phoneRequired: {
    title: 'Falta el teléfono',
    text: 'Escriba su número de teléfono para recibir los datos.',
  },
  invalidPhone: {
    title: 'Ese número no es válido',
    text: 'Escriba un número de teléfono válido de 10 dígitos.',
  },
  failed: {
    title: 'No se pudo enviar el mensaje',
    text: 'No pudimos enviar el mensaje de texto. Intente llamar directamente.',
  },
  sent: { title: '¡Mensaje enviado!', text: 'Enviamos los datos del centro de tratamiento a su teléfono.' },
  savedTitle: 'Aún no se envió',
};
