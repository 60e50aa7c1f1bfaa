import type { share as english } from '../en/share.ts';
import type { Translated } from '../translated.ts';

export const share: Translated<typeof english> = {
  tools: 'Guardar o compartir este centro',
  share: 'Compartir',
  copied: 'Enlace copiado',
  copiedText: 'Péguelo en un mensaje.',
  byHand: {
    title: 'Copie el enlace',
    text: 'Su navegador no nos dejó compartirlo ni copiarlo. Aquí está, para que lo copie usted.',
    label: 'Enlace',
    close: 'Cerrar',
  },
  contacts: 'Guardar en contactos',
  contactsMade: 'Tarjeta de contacto lista',
  contactsMadeText: 'Abra el archivo para agregarla a sus contactos.',
  contactsFailed: 'No se pudo crear la tarjeta de contacto',
  tryAgain: 'Revise su conexión e inténtelo de nuevo.',
  contact: {
    verified: (date) => `Harborlight verificó estos datos por última vez el ${date}.`,
    due: (date) =>
      `Harborlight verificó estos datos por última vez el ${date}; ya es hora de verificarlos de nuevo. Llame para confirmarlos.`,
    unverified: 'Harborlight todavía no ha verificado estos datos. Llame para confirmarlos.',
    source: (source) => `Fuente: ${source}.`,
    crisis:
      'En una crisis, llame al 988 y oprima el 2 para español, o envíe AYUDA al 988. En una emergencia, llame al 911.',
  },
  qr: {
    show: 'Código QR',
    title: 'Código QR de esta página',
    text: 'Apunte la cámara de otro teléfono al código para abrir allí esta página.',
    name: (center) => `Código QR que abre la página de ${center}`,
    close: 'Cerrar',
  },
};
