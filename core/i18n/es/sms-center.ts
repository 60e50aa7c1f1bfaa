import type { textCenter as english } from '../en/sms-center.ts';
import type { Translated } from '../translated.ts';

/** The dialog that texts a center's details to the person's own phone. */
export const textCenter: Translated<typeof english> = {
  title: 'Enviar a mi celular',
  intro: (center) => `Le enviaremos por mensaje de texto los datos de ${center}.`,
  phone: 'Su número de celular',
  hint: 'Solo lo usaremos para enviarle los datos del centro de tratamiento. El mensaje nombra el centro y puede verse en la pantalla bloqueada. Si comparte el teléfono, mejor guárdelo en Mi lista. Su plan puede cobrarle el mensaje.',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  cancel: 'Cancelar',
  ownMessages: 'Abrir sus mensajes',
  ownMessagesHelp:
    'También puede enviar los datos usted: se abrirá su propia aplicación de mensajes con todo escrito.',
  phoneRequired: {
    title: 'Falta el teléfono',
    text: 'Escriba su número de teléfono para recibir los datos.',
  },
  invalidPhone: {
    title: 'Ese número no es válido',
    text: 'Escriba un número de teléfono válido de 10 dígitos.',
  },
  otherPhone: {
    title: 'No podemos escribir a este número',
    text: 'Solo podemos enviar mensajes a números de Estados Unidos y Canadá. Puede enviar los datos usted.',
  },
  usedUp: {
    title: 'Por ahora no podemos enviar más mensajes',
    text: 'No podemos enviar otro en este momento. Envíe los datos usted, o llame directamente al centro.',
  },
  failed: {
    title: 'No se pudo enviar el mensaje',
    text: 'No pudimos enviar el mensaje de texto. Intente llamar directamente al centro.',
  },
  sent: { title: '¡Mensaje enviado!', text: 'Enviamos los datos del centro de tratamiento a su teléfono.' },
  savedTitle: 'Aún no se envió',
};
