import type { stopSafely as english } from '../en/stop-safely.ts';
import type { Translated } from '../translated.ts';

const what =
  'alcohol, benzodiacepinas, barbitúricos, GHB u otros sedantes, u opioides de la calle como el fentanilo';

/** What kills when it is stopped suddenly and without care. */
export const stopSafely: Translated<typeof english> = {
  what,
  warning: `No deje nada de esto de golpe y por su cuenta: ${what}. Puede ser mortal. Pregunte antes a un médico, o vaya a una sala de emergencias.`,
};
