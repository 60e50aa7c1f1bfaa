import type { Refusals } from '../en/refusals.ts';
import { formatNumber } from '../format.ts';
import { inWords } from '../format-wait.ts';

/**
 * Why a message was not taken. The server says so in English only (see the errors of the calls in the OpenAPI
 * document); here by the error's code. `retryAfter` is in seconds.
 */
export const refusals: Refusals = {
  codes: {
    invalid_form: 'Lo que envió llegó incompleto. Inténtelo de nuevo.',
    invalid_json: 'Lo que envió llegó incompleto. Inténtelo de nuevo.',
    wrong_content_type: 'Envíelo con el formulario de esta página.',
    idempotency_key_reused:
      'Ya recibimos este mensaje como estaba antes del cambio. Envíe el cambio como un mensaje nuevo.',
    phone_refused:
      'No se puede enviar un mensaje de texto a este número. Revíselo, o llame directamente al centro.',
    center_not_found: 'Este centro ya no está en nuestro directorio.',
    no_text_provider: 'No pudimos enviar el mensaje de texto. Intente llamar directamente.',
    text_not_sent: 'No pudimos enviar el mensaje de texto. Intente llamar directamente.',
    text_token_expired: 'Pasó demasiado tiempo. Inténtelo de nuevo, o llame directamente al centro.',
    texts_used_up:
      'Por ahora no podemos enviar más mensajes de texto. Envíe los datos desde su aplicación de mensajes, o llame directamente al centro.',
    other_site: 'Esto lo pidió otro sitio, así que no se hizo.',
    internal_error: 'Algo salió mal de nuestro lado. Inténtelo de nuevo.',
  },
  tooMany: (retryAfter: number) =>
    `Llegaron muchos mensajes desde su conexión. Inténtelo de nuevo ${inWords(retryAfter, 'es-US')}.`,
  later: (retryAfter: number) =>
    `No pudimos recibirlo todavía. Inténtelo de nuevo ${inWords(retryAfter, 'es-US')}.`,
  tooLarge: (kilobytes: number) =>
    `Es demasiado largo: se pueden enviar ${formatNumber(kilobytes, 'es-US')} KB como máximo.`,
  /** Of what nobody foresaw. */
  whole: 'No pudimos aceptarlo así. Revise sus respuestas e inténtelo de nuevo.',
  field: 'Revise esta respuesta',
};
