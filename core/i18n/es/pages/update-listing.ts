import type { updateListing as english } from '../en/update-listing.ts';
import type { Translated } from '../translated.ts';

/** /update-listing. */
export const updateListing: Translated<typeof english> = {
  title: 'Actualizar o agregar una ficha',
  intro:
    'Cuéntenos de un centro que falta o de algo que ha cambiado. La ficha es gratis, y ningún centro puede pagar por un lugar mejor.',
  formLabel: 'Ficha',
  kind: {
    title: '¿Qué quiere hacer?',
    type: 'Tipo de solicitud',
    typeHint:
      'Si es un cambio, escriba el nombre del centro tal como aparece en el directorio y llene lo que cambió.',
  },
  center: {
    title: 'El centro',
    centerName: 'Nombre del centro',
    website: 'Sitio web',
    phone: 'Teléfono',
    email: 'Correo electrónico público',
    emailHint: 'Aparece en la ficha.',
    address: 'Calle y número',
    addressHint: 'Deje este espacio vacío si la dirección debe mantenerse privada.',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
  },
  care: {
    title: 'Atención y pago',
    levelsOfCare: 'Niveles de atención',
    levelsHint: 'Elija al menos uno.',
    populations: 'A quién atiende',
    modalities: 'Enfoques de tratamiento',
    insurance: 'Seguros y formas de pago que acepta',
    accreditations: 'Acreditaciones',
  },
  more: {
    title: 'En sus palabras',
    programHighlights: 'Lo más importante del programa',
    programHighlightsHint: '¿Qué conviene saber del programa? Puede aparecer en la ficha.',
    additionalInfo: 'Más información',
    additionalInfoHint: 'Solo para nuestro equipo.',
  },
  submitter: {
    title: 'Sobre usted',
    text: 'Para hacerle preguntas si hace falta y decirle qué decidimos. No aparece en la ficha.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    role: 'Su función',
    roleHint: 'Por ejemplo: dirección, admisiones o familiar de un paciente.',
  },
  submit: 'Enviar para revisión',
  sent: { title: 'Recibimos su solicitud', text: 'Nuestra revisión toma de 10 a 15 días hábiles.' },
  failed: { title: 'No se pudo enviar', text: 'Inténtelo de nuevo más tarde.' },
  again: 'Enviar otra ficha',
  thanks: {
    title: 'Gracias por su solicitud',
    text: 'Ya tenemos lo que nos envió. La revisión completa toma de 10 a 15 días hábiles.',
    next: 'Qué sigue',
    directory: 'Ver el directorio',
  },
  steps: [
    { title: 'Revisión clínica', time: '5 a 7 días', text: 'Revisamos la atención que ofrece el centro.' },
    {
      title: 'Verificación independiente',
      time: '3 a 5 días',
      text: 'Comprobamos la licencia, las acreditaciones y los datos de contacto.',
    },
    {
      title: 'Aprobación de la dirección médica',
      time: '2 a 3 días',
      text: 'Nuestra dirección médica toma la decisión.',
    },
    { title: 'Aviso', text: 'Le escribimos para decirle el resultado.' },
  ],
  review: { title: 'Cómo revisamos', text: 'En total, una revisión toma de 10 a 15 días hábiles.' },
  help: {
    title: '¿Necesita ayuda?',
    text: 'Escríbanos si algo no queda claro. Respondemos las preguntas sobre fichas en menos de 24 horas.',
    link: 'Escríbanos',
  },
  quality: {
    title: 'Normas de calidad',
    points: [
      'Con licencia de su estado, y con acreditación cuando corresponde.',
      'Atención que da resultado, a cargo de personal capacitado.',
      'Información sincera sobre servicios, precios y resultados.',
      'No paga para que le envíen pacientes.',
      'Revisamos cada ficha cada 6 meses.',
    ],
    link: 'Cómo elegimos las fichas',
  },
};
