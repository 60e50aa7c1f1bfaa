import type { PolicyText } from '../../policy-text.ts';

/** /es/editorial-policy. Change the date with the text. */
export const editorialPolicy: PolicyText = {
  title: 'Política editorial',
  updated: 'Última actualización: noviembre de 2026',
  intro: 'Cómo elegimos qué incluir, cómo lo revisamos, cómo escribimos y cómo corregimos nuestros errores.',
  summary: {
    title: 'En resumen',
    points: [
      'Nadie puede pagar por aparecer, por subir en la lista ni para que escribamos sobre su centro.',
      'De cada centro decimos cuándo lo revisamos, o que todavía no.',
      'Estar en la lista no es lo mismo que estar verificado.',
      'Nuestras guías citan sus fuentes. No son consejo médico.',
      'Si encuentra un error, díganos y lo revisaremos.',
    ],
  },
  contents: 'En esta página',
  sections: [
    {
      id: 'independence',
      title: 'Independencia',
      blocks: [
        'No tenemos anuncios, así que ningún anunciante influye en lo que incluimos o escribimos. No aceptamos pagos, cuotas ni comisiones de ningún centro.',
        [
          'La persona que dirige este sitio trabaja para una empresa de centros de tratamiento. Dirige el sitio por su cuenta, aparte de la empresa. Lea más en ',
          { to: '/transparency', label: 'Transparencia e independencia' },
          '.',
        ],
      ],
    },
    {
      id: 'what-we-list',
      title: 'Qué incluimos',
      blocks: [
        'Incluimos centros de Estados Unidos que tratan adicciones o enfermedades mentales. Estos son los niveles de atención que más encontrará:',
        {
          list: [
            'Desintoxicación: ayuda para pasar los síntomas de abstinencia de forma segura',
            'Residencial: usted vive en el centro',
            'Hospitalización parcial (PHP): atención la mayor parte del día, y por la noche en casa',
            'Ambulatorio intensivo (IOP): varias visitas por semana',
          ],
        },
        'Algunos centros ofrecen otro tipo de atención, como visitas semanales. También los incluimos. Si no sabemos el nivel de atención, la tarjeta lo dice.',
        'Nuestra meta es incluir solo centros de calidad. Que un centro esté en la lista no garantiza que su atención sea buena, así que llame y pregunte antes de elegir.',
      ],
    },
    {
      id: 'sources',
      title: 'De dónde vienen los datos',
      blocks: [
        {
          points: [
            {
              title: 'De un directorio nacional',
              text: 'SAMHSA, que es parte del gobierno de Estados Unidos, publica una lista de centros de tratamiento. Cualquiera puede usarla. Cuando los datos vienen de ahí, decimos la fuente y su año, por ejemplo, “SAMHSA National Directory, 2022”. SAMHSA no nos respalda.',
            },
            {
              title: 'De los centros y de quienes los conocen',
              text: [
                'Cualquier persona puede ',
                { to: '/update-listing', label: 'enviarnos un centro' },
                ' o un cambio. Nuestro equipo lo revisa antes de mostrarlo.',
              ],
            },
            {
              title: 'De nuestro equipo',
              text: 'Agregamos centros y corregimos datos, a veces antes de llamar. Entonces la tarjeta dice “Aún sin verificar”.',
            },
          ],
        },
      ],
    },
    {
      id: 'verified',
      title: 'En la lista, verificado, por verificar de nuevo',
      blocks: [
        'Agregar un centro a la lista no es lo mismo que revisarlo. Por eso cada tarjeta le dice en qué punto está:',
        {
          points: [
            {
              title: '“Aún sin verificar”',
              text: 'Todavía no hemos llamado al centro. Los datos vienen de una lista o de nuestro equipo. Pueden ser viejos.',
            },
            {
              title: '“Verificado”, con una fecha',
              text: 'Nuestro equipo revisó los datos ese día. La página del centro dice también quién los revisó.',
            },
            {
              title: '“Verificación pendiente”',
              text: 'Nuestra meta es revisar de nuevo cada 6 meses. Ya pasó más tiempo, así que llame para confirmar los datos.',
            },
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'Cómo revisamos un centro',
      blocks: [
        'Nuestro equipo llama al centro. Preguntamos por:',
        {
          list: [
            'su licencia y su acreditación',
            'la atención que da y quién la da',
            'a quién atiende y qué seguros médicos acepta',
            'sus costos, y si los dice con claridad',
            'su dirección, su teléfono y su sitio web',
          ],
        },
        [
          'Vea en ',
          { to: '/about#vetting', label: 'cómo evaluamos los centros' },
          ' en qué nos fijamos. A todos los centros les preguntamos lo mismo.',
        ],
      ],
    },
    {
      id: 'order',
      title: 'El orden de los resultados',
      blocks: [
        'La búsqueda sigue reglas fijas, iguales para todos los centros. Primero va lo que mejor coincide con sus palabras: en el nombre, luego en el lugar y luego en el programa. Si varios coinciden igual de bien, van primero los que revisamos hace menos tiempo. Después, los nombres van de la A a la Z. Si busca cerca de un lugar, va primero lo más cercano, a menos que elija lo que mejor coincide.',
      ],
    },
    {
      id: 'missing',
      title: 'Que falte no quiere decir que cerró',
      blocks: [
        'A veces un centro ya no está cuando su fuente publica una lista nueva. Eso no quiere decir que haya cerrado. Lo dejamos, lo marcamos y lo revisamos. No lo borramos solo por eso.',
      ],
    },
    {
      id: 'taking-down',
      title: 'Cuándo retiramos un centro',
      blocks: [
        'Podemos retirar un centro de la lista, o rechazarlo, cuando vemos que:',
        {
          list: [
            'ha cerrado',
            'no tiene la licencia que necesita',
            'paga o recibe dinero por enviar pacientes',
            'engaña a la gente sobre su atención, sus costos o su nombre',
          ],
        },
      ],
    },
    {
      id: 'corrections',
      title: 'Errores y correcciones',
      blocks: [
        '¿Encontró algo que está mal? Por favor, díganos:',
        {
          list: [
            'Si un número está mal, o si un centro cerró o se mudó, toque qué está mal en la página del centro. No preguntamos quién es usted.',
            [
              'Para los datos de un centro, use ',
              { to: '/update-listing', label: 'Actualizar o agregar un centro' },
              '. La revisión puede tomar de 10 a 15 días hábiles.',
            ],
            [
              'Para las guías y todo lo demás, ',
              { to: '/contact', label: 'escríbanos' },
              '. Nuestra meta es responder en 1 o 2 días hábiles.',
            ],
          ],
        },
        'Comprobamos los datos antes de cambiarlos. Cuando una guía cambia, su fecha también cambia.',
      ],
    },
    {
      id: 'guides',
      title: 'Cómo escribimos las guías',
      blocks: [
        [
          'Nosotros mismos escribimos nuestras ',
          { to: '/guides', label: 'guías' },
          ', a partir de fuentes públicas que citamos al final de cada una.',
        ],
        {
          list: [
            'Dan información general, no consejo médico. Un consejo así solo puede dárselo alguien que conozca su caso.',
            'Si una persona experta ha revisado una guía, decimos su nombre. Si no hay ningún nombre, ninguna persona experta la ha revisado.',
            'Ningún centro paga por una guía, ni para que lo mencionemos en ella.',
            'Cada guía termina con maneras de recibir ayuda ahora mismo.',
          ],
        },
      ],
    },
    {
      id: 'words',
      title: 'Las palabras que usamos',
      blocks: [
        'Usamos palabras sencillas y frases cortas. Decimos “una persona con una adicción”, porque nadie es su enfermedad. No culpamos, no asustamos y no avergonzamos a nadie.',
      ],
    },
    {
      id: 'what-we-leave-out',
      title: 'Lo que no publicamos',
      blocks: [
        'No publicamos artículos pagados, calificaciones con estrellas ni listas de “los mejores”. Con nuestras propias palabras no prometemos curas ni damos tasas de éxito de ningún centro.',
      ],
    },
    {
      id: 'crisis',
      title: 'Ayuda para una crisis en cada página',
      blocks: [
        [
          'Cada página le dice a dónde acudir ahora mismo. En una emergencia, al ',
          { to: 'tel:911', label: '911' },
          '. En una crisis, al ',
          { to: 'tel:988', label: '988' },
          ' (oprima el 2 para español), o por mensaje de texto: ',
          { to: 'sms:988?&body=AYUDA', label: 'envíe AYUDA al 988' },
          ' o ',
          { to: 'sms:741741?&body=HOLA', label: 'HOLA al 741741' },
          '.',
        ],
      ],
    },
    {
      id: 'questions',
      title: 'Preguntas',
      blocks: [
        [
          'Puede preguntarnos sobre esta política cuando quiera: ',
          { to: '/contact', label: 'escríbanos' },
          '. Si la cambiamos, también cambiamos la fecha que está arriba.',
        ],
      ],
    },
  ],
};
