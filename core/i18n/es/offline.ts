import type { offline as english } from '../en/offline.ts';
import type { Translated } from '../translated.ts';

/** Said where there is no network. */
export const offline: Translated<typeof english> = {
  banner: 'No tiene conexión. Puede buscar, leer y llamar. Lo que envíe saldrá después.',
  bannerMost: 'No tiene conexión. Casi todo funciona, pero faltan centros o lugares en este dispositivo.',
  bannerPartial: 'No tiene conexión. Solo una parte del directorio está en este dispositivo.',
  bannerEmpty:
    'No tiene conexión, y el directorio aún no está en este dispositivo. Para recibir ayuda ahora, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
};
