import type { noticesText as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** The region where notices appear. */
export const noticesText: Translated<typeof english> = {
  label: 'Aviso',
  region: 'Avisos ({hotkey})',
  dismiss: 'Cerrar',
};
