import type { installHint as english } from '../en/install-hint.ts';
import type { Translated } from '../translated.ts';

/** Told once on an iPhone or iPad: how the copy stays. */
export const installHint: Translated<typeof english> = {
  title: 'Conserve el directorio en este dispositivo',
  // No menu is quoted: each version has its own words for it in Spanish.
  text: 'Este navegador lo quita si pasan siete días sin que usted abra este sitio. Para conservarlo, toque el botón de compartir y luego la opción de agregar a la pantalla de inicio. Esto agrega un ícono a su pantalla de inicio.',
  more: 'Cómo funciona',
  done: 'Entendido',
};
