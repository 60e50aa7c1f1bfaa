import type { validation as english } from '../en/validation.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

/** What is wrong with an entry of a form, at its field. */
export const validation: Translated<typeof english> = {
  state: 'Elija un estado',
  zip: 'El código postal debe tener cinco dígitos',
  ageBand: 'Elija una edad',
  primaryNeed: 'Elija el problema principal',
  levelsOfCare: 'Elija al menos un nivel de atención',
  insuranceType: 'Elija su tipo de seguro médico',
  travelWillingness: 'Elija qué tan lejos puede ir',
  contactPreference: 'Elija cómo prefiere que nos comuniquemos con usted',
  contactInfo: 'Escriba su número de teléfono o su correo electrónico',
  consent: 'Necesitamos su permiso para comunicarnos con usted',
  submissionType: 'Elija el tipo de solicitud',
  centerName: 'Escriba el nombre del centro',
  website: 'Escriba una dirección de sitio web válida',
  email: 'Escriba un correo electrónico válido',
  submitterName: 'Escriba su nombre',
  submitterEmail: 'Escriba un correo electrónico válido',
  inquiryType: 'Elija el motivo de su mensaje',
  message: 'Escriba un mensaje',
  phone: 'Escriba un número de teléfono válido de 10 dígitos.',
  textPhone: 'Solo podemos enviar mensajes a números de Estados Unidos y Canadá.',
  tooLong: (most) =>
    `Use ${formatNumber(most, 'es-US')} ${most === 1 ? 'carácter' : 'caracteres'} como máximo`,
  unreadable: 'Hay caracteres que no se pueden mostrar. Escríbalo de nuevo.',
  leaveEmpty: 'Deje este espacio vacío.',
};
