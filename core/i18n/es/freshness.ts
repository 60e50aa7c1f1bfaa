import type { freshness as english } from '../en/freshness.ts';
import type { Translated } from '../translated.ts';

export const freshness: Translated<typeof english> = {
  meaning: 'Qué significa esto',
  verified:
    'Nuestro equipo revisó esta ficha ese día. Las cosas cambian: llame al centro para confirmar lo que dice.',
  due: 'Revisamos cada ficha cada 6 meses. A esta ya le toca: llame para confirmar lo que dice.',
  listed:
    'Esta ficha viene de una lista pública. Nuestro equipo todavía no la ha revisado. Llame para confirmar lo que dice.',
  unverified: 'Nuestro equipo todavía no ha revisado esta ficha. Llame para confirmar lo que dice.',
  allStates: 'Qué quiere decir aquí “verificado”',
};
