import type { textMessage as english } from '../en/sms-message.ts';
import type { Translated } from '../translated.ts';

/** "mande", as "envíe" has a letter that SMS's own alphabet lacks. */
export const textMessage: Translated<typeof english> = {
  sample: 'Muestra, no es un centro real:',
  sender: 'Harborlight, a pedido de usted:',
  crisis: 'En una crisis, llame al 988 y oprima el 2, o mande AYUDA al 988.',
  stop: 'Si no fue usted, ignore esto. Para no recibir otro, mande STOP.',
};
