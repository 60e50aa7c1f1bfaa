import type { AboutText } from '../../en/pages/about.ts';

/** /es/about. */
export const about: AboutText = {
  statsLabel: 'De un vistazo',
  stats: [
    { value: '50 estados', text: 'Incluimos centros de todo el país.' },
    {
      value: 'Todos los niveles',
      text: 'Desde la desintoxicación hasta la atención mientras usted vive en casa.',
    },
    { value: 'Todas las edades', text: 'Atención para adolescentes, adultos y familias.' },
  ],
  findHelp: 'Buscar un centro',
  askForMatch: 'Pedir ayuda para buscar',
  title: 'Quiénes somos',
  intro:
    'Harborlight es una guía gratuita de tratamiento para adicciones y salud mental en Estados Unidos. Sin anuncios. Sin cargos. Nadie paga por estar aquí.',
  sections: [
    {
      id: 'mission',
      title: 'Nuestra misión',
      blocks: [
        'Buscar ayuda es difícil, sobre todo cuando más se necesita. A algunos sitios que ofrecen ayuda les pagan los mismos centros que muestran. Creemos que eso está mal.',
        'Nuestra misión es ayudarles a usted y a su familia a encontrar la atención adecuada: según dónde viven, qué necesitan y cómo pueden pagar. Queremos que sepa lo que sabemos de cada centro, y también lo que no sabemos.',
        [
          'Puede buscar por su cuenta, ',
          { to: '/guides', label: 'leer nuestras guías' },
          ' o ',
          { to: '/live-matching', label: 'pedirnos ayuda para buscar' },
          '. Todo es gratis. Una vez que la lista de centros está en su dispositivo, puede buscar en ella aunque no tenga conexión.',
        ],
      ],
    },
    {
      id: 'experience',
      title: 'Nuestra experiencia',
      blocks: [
        'Quien fundó Harborlight tiene más de 15 años de experiencia en el tratamiento de adicciones y problemas de salud mental. Esa experiencia nos dice qué buscar en un centro y de qué advertirle a usted.',
        [
          'También debe saber esto: la persona que dirige este sitio trabaja para una empresa de centros de tratamiento. Dirige Harborlight por su cuenta, aparte de la empresa. Lea ',
          { to: '/transparency#conflict-of-interest', label: 'qué hacemos al respecto' },
          '.',
        ],
      ],
    },
    {
      id: 'vetting',
      title: 'Cómo evaluamos los centros',
      blocks: [
        'Nuestra meta es incluir solo centros de calidad. Cuando nuestro equipo revisa un centro, se fija en cuatro cosas:',
        {
          points: [
            {
              title: 'Licencia y acreditación',
              text: '¿Tiene el centro la licencia que exige su estado? ¿Ha revisado su trabajo una organización como Joint Commission o CARF?',
            },
            {
              title: 'Calidad clínica',
              text: '¿Usa tratamientos que se sabe que funcionan? ¿Tiene personal capacitado para el nivel de atención que ofrece?',
            },
            {
              title: 'Ética y transparencia',
              text: '¿Dice con claridad qué ofrece y cuánto cuesta? ¿Evita pagar por pacientes? ¿Evita afirmar lo que no puede demostrar?',
            },
            {
              title: 'Especialidad y a quién atiende',
              text: '¿A quiénes atiende bien? ¿A adolescentes, veteranos, madres y padres, personas con trauma? ¿Qué seguros médicos acepta?',
            },
          ],
        },
        [
          'Todavía no hemos revisado todos los centros. Los datos de muchos centros vienen de una lista nacional del gobierno de Estados Unidos. Hasta que llamemos a un centro, su tarjeta dice “Aún sin verificar”. Una vez que revisamos un centro, su tarjeta muestra la fecha. Nuestra meta es volver a revisarlo cada 6 meses. Los detalles están en nuestra ',
          { to: '/editorial-policy', label: 'Política editorial' },
          '.',
        ],
      ],
    },
    {
      id: 'no-paid-placements',
      title: 'Nadie paga por su lugar',
      blocks: [
        'Ningún centro puede pagar por aparecer aquí, por subir en la lista ni para que lo recomendemos. No aceptamos pagos, cuotas por enviar pacientes ni comisiones de nadie.',
      ],
    },
  ],
  disclaimer: {
    id: 'disclaimer',
    title: 'Tenga en cuenta',
    blocks: [
      'Harborlight solo ofrece información. No somos un proveedor médico, una agencia que coloca pacientes ni un servicio de emergencias. Nada de lo que lea aquí es consejo médico. Hable sobre su atención con un profesional de la salud, como un médico o una enfermera.',
      [
        'En una emergencia o ante un peligro inmediato, ',
        { to: 'tel:911', label: 'llame al 911' },
        '. En una crisis, ',
        { to: 'tel:988', label: 'llame al 988' },
        ' y oprima el 2 para español, o ',
        { to: 'sms:988?&body=AYUDA', label: 'envíe AYUDA al 988' },
        ' por mensaje de texto, de día o de noche.',
      ],
    ],
  },
};
