import type { updateListing as english } from '../../en/pages/update-listing.ts';
import type { Translated } from '../../translated.ts';

/** /update-listing. */
export const updateListing: Translated<typeof english> = {
  title: 'Actualizar o agregar un centro',
  intro:
    'Cuéntenos de un centro que falta o de algo que ha cambiado. Aparecer en el directorio es gratis, y ningún centro puede pagar por un lugar mejor.',
  formLabel: 'Datos de un centro',
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
    emailHint: 'Aparece en la página del centro.',
    address: 'Calle y número',
    addressHint: 'Deje este espacio vacío si la dirección debe mantenerse privada.',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
  },
  care: {
    title: 'Atención y pago',
    care: 'Qué trata',
    levelsOfCare: 'Niveles de atención',
    levelsHint: 'Elija al menos uno.',
    populations: 'A quién atiende',
    modalities: 'Enfoques de tratamiento',
    topics: 'Programas y servicios',
    topicsHint: 'Abra un grupo y marque lo que tiene el centro. La gente puede buscarlo.',
    topicGroups: {
      medicines: 'Medicamentos',
      detox: 'Desintoxicación según la droga',
      places: 'Tipo de lugar',
      people: 'Programas para grupos de personas',
      conditions: 'Otras condiciones',
      crisis: 'Atención en crisis',
      services: 'Servicios y terapias',
      help: 'Ayuda con la vida diaria',
      payment: 'Ayuda con el costo',
    },
    insurance: 'Seguros y formas de pago que acepta',
    accreditations: 'Licencias, acreditaciones y membresías',
  },
  more: {
    title: 'En sus palabras',
    programHighlights: 'Lo más importante del programa',
    programHighlightsHint: '¿Qué conviene saber del programa? Puede aparecer en la página del centro.',
    additionalInfo: 'Más información',
    additionalInfoHint: 'Solo para nuestro equipo.',
  },
  submitter: {
    title: 'Sobre usted',
    text: 'Para hacerle preguntas si hace falta y decirle qué decidimos. No aparece en la página del centro.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    role: 'Su función',
    roleHint: 'Por ejemplo: dirección, admisiones o familiar de un paciente.',
  },
  submit: 'Enviar para revisión',
  sent: { title: 'Recibimos su solicitud', text: 'Nuestra revisión puede tomar de 10 a 15 días hábiles.' },
  failed: { title: 'No se pudo enviar', text: 'Inténtelo de nuevo más tarde.' },
  again: 'Enviar otro centro o cambio',
  thanks: {
    title: 'Gracias por su solicitud',
    text: 'Ya tenemos lo que nos envió. La revisión puede tomar de 10 a 15 días hábiles.',
    next: 'Qué sigue',
    directory: 'Ver el directorio',
  },
  steps: [
    {
      title: 'Una persona lo revisa',
      time: '10 a 15 días hábiles',
      text: 'Alguien de nuestro equipo comprueba la licencia, las acreditaciones y los datos de contacto, y llama al centro.',
    },
    { title: 'Decidimos', text: 'Nuestro equipo lo aprueba o dice qué falta.' },
    { title: 'Le avisamos', text: 'Le escribimos para decirle el resultado.' },
  ],
  review: { title: 'Cómo revisamos', text: 'Una revisión puede tomar de 10 a 15 días hábiles.' },
  help: {
    title: '¿Necesita ayuda?',
    text: 'Escríbanos si algo no queda claro. Procuramos responder en 1 o 2 días hábiles.',
    link: 'Escríbanos',
  },
  quality: {
    title: 'Normas de calidad',
    points: [
      'Con licencia de su estado, y con acreditación cuando corresponde.',
      'Atención que da resultado, a cargo de personal capacitado.',
      'Información sincera sobre servicios, precios y resultados.',
      'No paga para que le envíen pacientes.',
      'Procuramos revisar cada centro de nuevo 6 meses después de verificarlo.',
    ],
    link: 'Cómo elegimos los centros',
  },
};
