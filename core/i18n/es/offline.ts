import type { offline as english } from '../en/offline.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

/** The copy of the directory on the device, and everything about being offline. */
export const offline: Translated<typeof english> = {
  banner: 'No tiene conexión. Puede buscar, leer y llamar. Lo que envíe saldrá después.',
  bannerMost: 'No tiene conexión. Casi todo funciona, pero faltan centros o lugares en este dispositivo.',
  bannerPartial: 'No tiene conexión. Solo una parte del directorio está en este dispositivo.',
  bannerEmpty:
    'No tiene conexión, y el directorio aún no está en este dispositivo. Para recibir ayuda ahora, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
  footer: {
    ready: (centers, day) =>
      centers === 1
        ? `1 centro en este dispositivo, actualizado el ${day}`
        : `${formatNumber(centers, 'es-US')} centros en este dispositivo, actualizados el ${day}`,
    loading: (percent) => `Guardando el directorio en este dispositivo: ${percent}%`,
    ask: 'Guardar el directorio en este dispositivo',
    failed: 'El directorio no se guardó completo en este dispositivo',
    install: 'Instalar la aplicación',
  },
};
