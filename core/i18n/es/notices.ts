import type { noticesText as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** The region where notices appear. */
export const noticesText: Translated<typeof english> = {
  label: 'Aviso',
  region: 'Avisos ({hotkey})',
  reach: (action) => `${action}: oprima F8`,
  dismiss: 'Cerrar',
  update: { ready: 'Hay una versión nueva', reload: 'Actualizar', later: 'Más tarde' },
};
