import type { openDataText as english } from '../../en/open-data/open-data.ts';
import type { Translated } from '../../translated.ts';

/** What machines that read a page in Spanish are told of its data. */
export const openDataText: Translated<typeof english> = {
  safetyNotice:
    'En una emergencia, como una sobredosis, llame al 911. En una crisis de salud mental o con pensamientos de suicidio, llame al 988 y oprima el 2, o envíe AYUDA al 988 u HOLA al 741741. Veteranos: llame al 988 y oprima el 1. Es gratis, de día y de noche, en Estados Unidos. Este directorio es información, no un consejo médico.',
  sampleNotice:
    'Directorio de muestra: estos centros no son reales. No se los dé a nadie que necesite ayuda.',
  promise:
    'Lo que está bajo /api/v1 conserva su forma: se pueden agregar campos, parámetros, valores y formatos, y ninguno se quita ni cambia de nombre, de tipo o de significado. Cuando haya una v2, la v1 responderá al menos dos años más, y dirá hasta cuándo en los encabezados Deprecation (RFC 9745) y Sunset (RFC 8594).',
  ownSource: 'Harborlight',
};
