import type { outbox as english } from '../en/outbox.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

/** The outbox: what a person has sent and this device still holds. */
export const outbox: Translated<typeof english> = {
  saved: {
    offline: 'Se guardó en este dispositivo. Lo enviaremos cuando vuelva a tener conexión.',
    server: 'Se guardó en este dispositivo. Nuestro servidor tiene un problema. Seguiremos intentándolo.',
    limit:
      'Se guardó en este dispositivo. Nuestro servidor nos pidió esperar un poco. Lo enviaremos después.',
  },
  sentTitle: 'Enviado',
  sent: (count) =>
    count === 1
      ? 'Se envió un mensaje que esperaba en este dispositivo.'
      : `Se enviaron ${formatNumber(count, 'es-US')} mensajes que esperaban en este dispositivo.`,
  title: 'En espera de envío',
  intro:
    'Estos mensajes están guardados en este dispositivo. Enviamos cada uno en cuanto podemos. Llega una sola vez.',
  empty: 'No hay nada por enviar.',
  kinds: {
    matching: 'Solicitud de búsqueda con ayuda',
    listing: 'Datos de un centro',
    contact: 'Mensaje de contacto',
    text: 'Mensaje de texto con los datos de un centro',
    call: 'Una llamada por contar',
    report: 'Aviso sobre un centro',
  },
  callHelp: 'Contamos las llamadas para saber a qué centros llama la gente. Esto no dice quién llamó.',
  notHelp:
    'Si necesita a alguien ahora, no espere estas respuestas: llame al 988 y oprima el 2, o envíe AYUDA al 988.',
  written: 'Guardado',
  nextTry: (when) => `Próximo intento: ${when}`,
  trouble: {
    sending: 'Se está enviando.',
    offline:
      'Este dispositivo no pudo comunicarse con nosotros. Lo enviaremos cuando vuelva a tener conexión.',
    server: 'Nuestro servidor tuvo un problema. Lo intentaremos de nuevo.',
    limit: 'Nuestro servidor nos pidió esperar. Lo intentaremos de nuevo.',
    refused: 'No se aceptó. Corríjalo y envíelo otra vez.',
    refusedForGood: 'No se aceptó, y no hay nada que corregir. Puede borrarlo.',
  },
  edit: 'Cambiar',
  sendNow: 'Enviar ahora',
  sending: 'Enviando...',
  sendFailed: { title: 'Aún no se envió', text: 'Sigue guardado en este dispositivo.' },
  delete: 'Borrar',
  deleteTitle: '¿Borrar este mensaje?',
  deleteText: 'Se borrará de este dispositivo para siempre y no lo recibiremos.',
  deleteConfirm: 'Sí, borrarlo',
  keep: 'No, conservarlo',
  deleted: 'Se borró de este dispositivo',
  sentList: 'Enviados desde este dispositivo',
  sentHelp: 'Estos esperaron aquí y ya llegaron. Lo que decían ya no está en este dispositivo.',
  clearSent: 'Borrar esta lista',
};
