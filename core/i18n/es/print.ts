import type { print as english } from '../en/print.ts';
import type { Translated } from '../translated.ts';

export const print: Translated<typeof english> = {
  print: 'Imprimir',
  data: (date) => `Datos del ${date}`,
  printed: (date) => `Impreso el ${date}`,
  confirm: 'Las cosas cambian. Llame al centro para confirmar lo que dice aquí.',
  from: 'Esta página:',
};
