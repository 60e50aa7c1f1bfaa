import type { contact as english } from '../../en/pages/contact.ts';
import type { Translated } from '../../translated.ts';

/** /contact. */
export const contact: Translated<typeof english> = {
  title: 'Contacto',
  intro: '¿Tiene una pregunta o encontró un error? Escríbanos. Lo lee una persona de nuestro equipo.',
  notHelp:
    'Este formulario no es para emergencias. Si necesita a alguien ahora, llame al 988 y oprima el 2, envíe AYUDA al 988 o llame al 911.',
  formLabel: 'Mensaje de contacto',
  about: {
    title: 'Sobre usted',
    name: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Para poder responderle.',
  },
  message: {
    title: 'Su mensaje',
    type: 'Motivo del mensaje',
    subject: 'Asunto',
    message: 'Mensaje',
    messageHint: 'No incluya expedientes médicos ni otros datos privados.',
  },
  submit: 'Enviar mensaje',
  sent: {
    title: 'Su mensaje se envió',
    text: 'Procuramos responder en 1 o 2 días hábiles.',
  },
  failed: {
    title: 'No se pudo enviar el mensaje',
    text: 'Inténtelo de nuevo más tarde. Lo que escribió sigue aquí.',
  },
  again: 'Escribir otro mensaje',
  emergency: { title: 'Contactos de emergencia' },
  textHelp: { title: 'Ayuda por mensaje de texto, 24/7' },
  response: {
    title: 'Cuándo respondemos',
    text: 'Procuramos responder en 1 o 2 días hábiles.',
  },
  links: {
    title: 'Enlaces útiles',
    liveMatching: 'Búsqueda con ayuda',
    transparency: 'Transparencia e independencia',
    editorialPolicy: 'Política editorial',
    privacy: 'Política de privacidad',
  },
  listing: {
    title: '¿Dirige un centro?',
    text: 'Puede agregar su centro o corregir sus datos. Es gratis.',
    link: 'Actualizar o agregar un centro',
  },
};
