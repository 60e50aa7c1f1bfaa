import type { copyNote as english } from '../en/copy-note.ts';
import type { Translated } from '../translated.ts';

/** On results, where what this device shows of the directory is not all, or not new. */
export const copyNote: Translated<typeof english> = {
  older: (states) =>
    `No pudimos cargar los datos más recientes de ${states}. Lo que ve ahí puede no estar al día. Llame antes de ir.`,
  missing: (states) =>
    `No pudimos guardar en este dispositivo los centros de ${states}. Solo puede verlos con conexión.`,
  old: (day) =>
    `Este dispositivo buscó cambios por última vez el ${day}. Algunos datos pueden no estar al día. Llame antes de ir.`,
  outdated:
    'Los datos más recientes necesitan una versión más nueva de esta aplicación. Llega sola. Hasta entonces, llame antes de ir.',
  guides:
    'No pudimos guardar en este dispositivo las guías más recientes. Sin conexión, lo que lee aquí puede no estar al día.',
};
