import type { transparency as english } from '../../en/pages/transparency.ts';

/** /es/transparency. */
export const transparency: typeof english = {
  updateListing: 'Actualizar o agregar un centro',
  title: 'Transparencia e independencia',
  intro:
    'Usted tiene que saber quién está detrás de una lista como esta y quién la paga. Aquí le contamos cómo trabajamos y qué podría desviarnos del buen camino.',
  sections: [
    {
      id: 'no-compensation',
      title: 'No aceptamos dinero de los centros',
      blocks: [
        'Esta es nuestra política de no recibir compensación:',
        {
          list: [
            'Ningún centro puede pagar por aparecer en la lista.',
            'Ningún centro puede pagar por subir de lugar ni para que lo recomendemos.',
            'No recibimos pagos, cuotas por enviar pacientes ni comisiones cuando usted llama a un centro o va a él.',
            'No mostramos anuncios ni vendemos datos.',
            'Usted no paga nada. Buscar, leer las guías y pedirnos ayuda para buscar es gratis.',
          ],
        },
      ],
    },
    {
      id: 'conflict-of-interest',
      title: 'Nuestro conflicto de intereses',
      blocks: [
        'La persona que dirige este sitio trabaja para una empresa de centros de tratamiento. Eso es un conflicto de intereses, y usted tiene derecho a saberlo.',
        'Esa persona dirige Harborlight por su cuenta, aparte de la empresa:',
        {
          list: [
            'La empresa no decide qué centros aparecen aquí ni qué escribimos.',
            'Sus centros no reciben un mejor lugar en la lista. En nuestra búsqueda no hay manera de poner a mano un centro en primer lugar.',
            'Lo que usted nos envía no se lo pasamos a la empresa.',
          ],
        },
        ['¿Ve algo que le parece injusto? Por favor, ', { to: '/contact', label: 'díganos' }, '.'],
      ],
    },
    {
      id: 'equal-standards',
      title: 'Las mismas normas para todos',
      blocks: [
        'Las reglas son iguales para todos los centros, grandes o pequeños, y también para cualquier centro que tenga relación con nosotros.',
        {
          list: [
            'Cuando revisamos un centro, le hacemos las mismas preguntas que a los demás.',
            'Todas las tarjetas tienen las mismas partes y el mismo aspecto.',
            'Los resultados tienen un solo orden para todos. Primero va lo que mejor coincide con sus palabras. Después van los centros que revisamos hace menos tiempo. Los demás van de la A a la Z. Cerca de un lugar, va primero lo más cercano.',
            'Por las mismas faltas retiramos a cualquier centro.',
          ],
        },
      ],
    },
    {
      id: 'how-listings-are-chosen',
      title: 'Cómo se eligen los centros',
      blocks: [
        'Un centro llega a Harborlight de una de estas tres maneras:',
        {
          points: [
            {
              title: 'De una fuente pública',
              text: 'Tomamos el directorio nacional que publica SAMHSA. SAMHSA es la parte del gobierno de Estados Unidos que se ocupa del consumo de drogas y de la salud mental. Hasta que nuestro equipo haya llamado al centro, su tarjeta dice “Aún sin verificar”. La página del centro dice la fuente y su año.',
            },
            {
              title: 'Con los datos que alguien nos envía',
              text: 'Los centros, y las personas que los conocen, pueden enviarnos un centro nuevo o un cambio. Lo mostramos cuando nuestro equipo lo ha revisado y aprobado. No cuesta nada.',
            },
            {
              title: 'Por nuestro equipo',
              text: 'Nuestro equipo también agrega centros, uno por uno o de una lista. Hasta que llamemos, la tarjeta dice “Aún sin verificar”.',
            },
          ],
        },
        [
          'Nuestra meta es incluir solo centros de calidad. Vea ',
          { to: '/about#vetting', label: 'cómo evaluamos los centros' },
          '. La tarjeta le dice en qué fecha revisamos el centro por última vez. Nuestra meta es volver a revisarlo cada 6 meses. Si nos atrasamos, la tarjeta dice “Verificación pendiente”.',
        ],
        'Cuando usted nos pide ayuda para buscar, nuestro equipo mira qué necesita, dónde vive y cómo puede pagar. Ningún centro puede pagar para que lo sugiramos.',
      ],
    },
    {
      id: 'freshness',
      title: 'Qué quiere decir aquí “verificado”',
      blocks: [
        'Cada tarjeta dice qué tan seguros estamos de sus datos. Hay tres posibilidades:',
        {
          points: [
            {
              title: 'Verificado',
              text: 'La tarjeta dice “Verificado”, con la fecha. La página del centro dice también quién la hizo. Ese día nuestro equipo revisó los datos. Fue hace menos de 6 meses.',
            },
            {
              title: 'Verificación pendiente',
              text: 'Nuestro equipo revisó los datos, pero fue hace 6 meses o más. Ya es hora de volver a revisarlos. Mientras tanto, algunos pueden haber cambiado.',
            },
            {
              title: 'En una lista, aún sin verificar',
              text: 'La tarjeta dice “Aún sin verificar”. Si los datos vienen de una lista pública, la página del centro dice cuál y de qué año. Nuestro equipo todavía no lo ha revisado. Puede que el teléfono ya no sea el mismo, o que el centro haya cerrado.',
            },
          ],
        },
        'En los tres casos, llame antes de ir. La fecha le dice cuándo revisamos los datos, pero no lo que ha cambiado desde entonces.',
      ],
    },
    {
      id: 'limits',
      title: 'Lo que no podemos prometer',
      blocks: [
        'Que un centro esté en la lista no garantiza que su atención sea buena, y las cosas cambian. Antes de elegir, llame al centro. Pregunte por su licencia, por el costo y por cómo serían sus días allí.',
      ],
    },
    {
      id: 'questions',
      title: '¿Tiene preguntas?',
      blocks: [
        [
          'Pregúntenos lo que quiera sobre cómo trabajamos: ',
          { to: '/contact', label: 'escríbanos' },
          '. También puede leer nuestra ',
          { to: '/editorial-policy', label: 'Política editorial' },
          ' y nuestra ',
          { to: '/privacy', label: 'Política de privacidad' },
          '.',
        ],
        '¿Trabaja en un centro o encontró un error? Puede corregir los datos de un centro o agregar uno nuevo.',
      ],
    },
  ],
};
