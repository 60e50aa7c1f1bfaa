import type { offline as english } from '../en/offline.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

/** The copy of the directory on the device, and everything about being offline. */
export const offline: Translated<typeof english> = {
  banner: 'No tiene conexión. Aquí todo sigue funcionando.',
  bannerPartial: 'No tiene conexión. Solo una parte del directorio está en este teléfono.',
  bannerEmpty:
    'No tiene conexión, y el directorio aún no está en este teléfono. Para recibir ayuda ahora, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
  footer: {
    ready: (centers, day) =>
      centers === 1
        ? `1 centro en este teléfono, actualizado el ${day}`
        : `${formatNumber(centers, 'es-US')} centros en este teléfono, actualizados el ${day}`,
    loading: (percent) => `Guardando el directorio en este teléfono: ${percent}%`,
    ask: 'Guardar el directorio en este teléfono',
    failed: 'El directorio no se guardó completo en este teléfono',
    install: 'Instalar la aplicación',
  },
};
