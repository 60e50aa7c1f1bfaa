import type { freshness as english } from '../en/freshness.ts';
import type { Translated } from '../translated.ts';

export const freshness: Translated<typeof english> = {
  meaning: 'Qué significa esto',
  verified:
    'Nuestro equipo revisó estos datos ese día. Las cosas cambian: llame al centro para confirmarlos.',
  due: 'Procuramos revisar cada centro de nuevo a los 6 meses. Este ya debe revisarse: llame para confirmar los datos.',
  listed:
    'Estos datos vienen de una lista. Nuestro equipo todavía no los ha revisado. Llame para confirmarlos.',
  unverified: 'Nuestro equipo todavía no ha revisado estos datos. Llame para confirmarlos.',
  by: (person) => `(por ${person})`,
  verificationDue: (date) => `Verificación pendiente. Última verificación: ${date}`,
  listedBy: (source) => `Datos de ${source}. Aún no los hemos verificado.`,
  notVerified: 'Aún no hemos verificado estos datos.',
  source: (source) => `Fuente: ${source}`,
};
