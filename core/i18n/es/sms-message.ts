import type { textMessage as english } from '../en/text-message.ts';

/** "mande", as "envíe" has a letter that SMS's own alphabet lacks. */
export const textMessage: typeof english = {
  sample: 'Muestra, no es un centro real:',
  crisis: 'En una crisis, llame al 988 y oprima el 2, o mande AYUDA al 988.',
};
