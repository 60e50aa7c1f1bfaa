import type { PolicyText } from '../../policy-text.ts';

/**
 * /es/privacy. It says what the code does: whoever changes what is kept changes this text, and its date, with it.
 * `retentionDays`: how long ids and the contact details of matching requests are kept. `handledDays`: how long all else that
 * was sent is kept once we have dealt with it; 0: until somebody asks.
 */
export const privacy = (retentionDays: number, handledDays = 365): PolicyText => ({
  title: 'Política de privacidad',
  updated: 'En vigor y actualizada por última vez en noviembre de 2026',
  intro:
    'Esta página dice qué llega a saber Harborlight de usted, qué guarda y por cuánto tiempo. Guardamos lo menos que podemos.',
  summary: {
    title: 'En resumen',
    points: [
      'Una vez que el directorio está en este dispositivo, su búsqueda se queda aquí. No guardamos ningún registro de lo que busca.',
      'Sin anuncios, sin rastreo, sin iniciar sesión. No usamos cookies con quienes nos visitan.',
      'Nuestras páginas no cargan nada de otras empresas.',
      'Guardamos lo que usted decide enviarnos, como un formulario. No lo vendemos. Solo lo manejan nuestro equipo y las empresas que llevan nuestro correo, nuestros mensajes de texto y nuestro servidor.',
      'Si toca Llamar, contamos la llamada. No sabemos quién es usted.',
    ],
  },
  contents: 'En esta página',
  sections: [
    {
      id: 'searching',
      title: 'Cuando busca',
      blocks: [
        'Harborlight pone una copia de todo el directorio en su dispositivo. Cuando ya está ahí, su búsqueda se queda en ese dispositivo.',
        'A veces la copia no está: en su primera visita, si usted la quitó o si su navegador no la guarda. Entonces su búsqueda se envía a nuestro servidor. El servidor responde y no guarda ningún registro de ella.',
        'Si toca “Usar mi ubicación”, su dispositivo convierte su ubicación en un código postal. La ubicación misma se queda en el dispositivo. El código postal pasa a la dirección de la página, como si usted lo hubiera escrito.',
        'El enlace a una página de resultados lleva su búsqueda. Si comparte el enlace, comparte la búsqueda.',
      ],
    },
    {
      id: 'no-tracking',
      title: 'Sin rastreo',
      blocks: [
        {
          list: [
            'No hay anuncios, ni herramientas que sigan sus pasos o midan su visita.',
            'No hay cookies para quienes nos visitan, ni cuentas.',
            'No pedimos nada a otras empresas: ni tipos de letra, ni mapas, ni programas, ni pruebas contra robots.',
            'Nuestro servidor no lleva ningún registro de quién nos visita ni de qué mira.',
          ],
        },
      ],
    },
    {
      id: 'network-address',
      title: 'Su dirección en la red',
      blocks: [
        'Cada dispositivo conectado a internet tiene una dirección, que se llama dirección IP. Un servidor la necesita para enviarle una página. El nuestro nunca la almacena.',
        'Cuando nos envía algo, nuestro servidor tiene esa dirección en su memoria hasta por un día. Nunca se escribe en el disco. Lo hacemos por una sola razón: para que los robots no nos inunden de mensajes. Nuestro límite normal es de 20 formularios y 5 mensajes de texto por hora desde una misma dirección.',
        'No usamos su dirección para averiguar dónde está usted.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'Qué se queda en su dispositivo',
      blocks: [
        'Algunas cosas se guardan en su teléfono o computadora, para que el sitio funcione sin conexión:',
        {
          list: [
            'el sitio mismo, el directorio y las guías',
            'el estado que eligió por última vez, como Texas',
            'los borradores de los formularios que empezó',
            'los mensajes en espera de envío',
            'los centros, las búsquedas y las notas de Mi lista',
            'por un día, de qué centros nos avisó',
            'por una semana, una nota de que uno de esos mensajes ya salió, pero no lo que decía',
            'hasta que cierre la pestaña, cuándo puso en marcha un reloj en la página sobre sobredosis',
            'una tabla de códigos postales y lugares',
            'que ya le explicamos una vez cómo conservar el directorio en un iPhone o iPad',
            'lo que decidió borrar del dispositivo al salir del sitio, si lo decidió',
            'su decisión de no salir con la tecla Shift, si la tomó',
          ],
        },
        [
          'Con el estado que eligió, su dispositivo sabe qué parte del directorio traer primero. Ese dato también se envía cuando usted ',
          { to: '#calls', label: 'toca Llamar' },
          '.',
        ],
      ],
    },
    {
      id: 'delete-from-device',
      title: 'Cómo borrarlo',
      blocks: [
        {
          list: [
            [
              'El directorio: vaya a ',
              { to: '/on-this-phone', label: 'El directorio en este dispositivo' },
              ' y toque “Quitar”.',
            ],
            [
              'Los mensajes en espera: vaya a ',
              { to: '/waiting', label: 'En espera de envío' },
              ' y bórrelos. Se borran de este dispositivo para siempre. Ahí también puede borrar la lista de los que ya se enviaron.',
            ],
            'Un borrador: toque “Borrar el formulario” en ese formulario.',
            ['Su lista: vaya a ', { to: '/my-list', label: 'Mi lista' }, ' y toque “Borrar mi lista”.'],
            [
              'Todo lo suyo de una vez: vaya a ',
              { to: '/leaving', label: 'Salga rápido de este sitio' },
              ' y toque “Borrar todo esto ahora”.',
            ],
            'Todo: borre los datos de este sitio en la configuración de su navegador.',
          ],
        },
      ],
    },
    {
      id: 'shared-phone',
      title: 'Si otras personas usan su dispositivo',
      blocks: [
        'Quien use su dispositivo puede ver su lista con sus notas, sus borradores, sus mensajes en espera y las páginas del historial de su navegador. Una ventana privada los olvida cuando usted la cierra. Pero entonces también se pierde cualquier mensaje que todavía no se haya enviado.',
        'El mensaje de texto que le enviamos nombra el centro y puede verse en la pantalla bloqueada. Se queda en sus mensajes, y el número puede salir en la factura. Si comparte el teléfono, mejor guarde el centro en Mi lista.',
      ],
    },
    {
      id: 'matching',
      title: 'Cuando nos pide ayuda para buscar',
      blocks: [
        'El formulario le pide:',
        {
          list: [
            'su estado y, si quiere, su código postal',
            'un rango de edad',
            'el tipo de ayuda y los niveles de atención que necesita',
            'su tipo de seguro médico y qué tan lejos puede viajar',
            'un número de teléfono o un correo electrónico, cómo prefiere que nos comuniquemos con usted y si podemos dejar un mensaje',
          ],
        },
        'Guardamos su solicitud en nuestro servidor. También la enviamos por correo electrónico a nuestro equipo, para que busque centros y se comunique con usted.',
        `Borramos su código postal y su número de teléfono o correo electrónico de nuestro servidor en un plazo de ${retentionDays} días. Lo demás ya no nos dice cómo comunicarnos con usted. ${handledDays === 0 ? 'Eso lo guardamos.' : `Una vez que hemos atendido su solicitud, lo guardamos ${handledDays} días y después lo borramos.`}`,
        [
          'El correo se queda en el buzón de nuestro equipo hasta que alguien del equipo lo borra. Puede ',
          { to: '/contact', label: 'pedirnos' },
          ' que borremos antes su solicitud, y también el correo.',
        ],
      ],
    },
    {
      id: 'messages',
      title: 'Cuando nos escribe',
      blocks: [
        [
          'El ',
          { to: '/contact', label: 'formulario de contacto' },
          ' le pide su nombre, su correo electrónico, el motivo y su mensaje. El ',
          { to: '/update-listing', label: 'formulario para agregar o actualizar un centro' },
          ' le pide los datos del centro, y también su nombre, su correo electrónico y su función.',
        ],
        'También anotamos si nos escribió desde nuestras páginas en inglés o en español, para responderle en su idioma. Lo hacemos también cuando pide ayuda para encontrar atención.',
        'Guardamos en nuestro servidor lo que nos envía y lo mandamos por correo electrónico a nuestro equipo. También le enviamos a usted un correo breve para decirle que llegó, pero no más de 3 de estos al día. Para contarlos, nuestro servidor tiene en su memoria, por un día como máximo, un código que se calcula a partir de la dirección. Si es sobre un centro, le enviamos otro cuando lo hemos revisado.',
        'Los datos de un centro pueden mostrarse en el sitio, con el teléfono y el correo electrónico del centro. El nombre y el correo electrónico de usted no se muestran.',
        [
          handledDays === 0
            ? 'Guardamos los mensajes como constancia. '
            : `Una vez que hemos atendido un mensaje, lo guardamos como constancia ${handledDays} días y después lo borramos. `,
          { to: '/contact', label: 'Escríbanos' },
          ' si quiere que borremos antes los suyos.',
        ],
      ],
    },
    {
      id: 'texts',
      title: 'Cuando le mandamos un centro por mensaje de texto',
      blocks: [
        '“Enviar a mi celular” manda los datos de un centro a su teléfono. Le pasamos su número a una empresa que entrega mensajes de texto por nosotros. Se usa para enviar ese único mensaje. La empresa puede guardar su propio registro de ese envío.',
        'No almacenamos su número. Anotamos que se envió un mensaje, de qué centro y cuándo. Nuestro servidor tiene el número en su memoria hasta por un día, para que nadie reciba más de 3 de estos mensajes al día.',
        'Donde no contamos con una empresa así, usted puede enviar los datos desde la aplicación de mensajes de su teléfono. Ese mensaje no pasa por nosotros.',
      ],
    },
    {
      id: 'calls',
      title: 'Cuando toca Llamar',
      blocks: [
        'Su teléfono llama directamente al centro. Contamos el toque y anotamos:',
        {
          list: [
            'el centro y la hora',
            'el último estado que eligió en este dispositivo, si eligió alguno',
            'el tipo de dispositivo, por ejemplo, “Mobile” (celular)',
            'la página en la que estaba, pero no su búsqueda',
          ],
        },
        'No anotamos quién es usted ni cuál es su número de teléfono. No oímos la llamada.',
      ],
    },
    {
      id: 'reports',
      title: 'Cuando nos avisa sobre un centro',
      blocks: [
        'En la página de un centro puede decirnos que algo está mal, o que llamó y sí contestan. Anotamos:',
        {
          list: ['el centro y la hora', 'lo que eligió y su comentario, si escribió uno'],
        },
        `No anotamos quién es usted. Borramos los comentarios de nuestro servidor en un plazo de ${retentionDays} días. Su dispositivo recuerda ese día que nos avisó, pero no qué nos dijo.`,
      ],
    },
    {
      id: 'message-ids',
      title: 'Para que nada se envíe dos veces',
      blocks: [
        `A cada cosa que nos envía, su dispositivo le pone un identificador que inventa en ese momento. Si el mismo identificador llega dos veces, nos damos cuenta y tomamos el mensaje una sola vez. Guardamos el identificador ${retentionDays} días, con nuestra respuesta y un código de control que se calcula a partir del mensaje. Nada de eso contiene lo que usted escribió. Si borramos el mensaje, el código de control también se borra.`,
      ],
    },
    {
      id: 'mail',
      title: 'Correo electrónico',
      blocks: [
        'Lo que envía en nuestros formularios, menos cuando pide un mensaje de texto o nos avisa sobre un centro, también le llega a nuestro equipo por correo electrónico, o le llega un correo que avisa que llegó. Los correos que enviamos, y los que recibe nuestro equipo, pasan por el servidor de correo que pusimos para este sitio. En el camino, un correo puede pasar por otras empresas. Por eso, no incluya nada que no pondría en un correo electrónico.',
      ],
    },
    {
      id: 'health',
      title: 'Datos sobre su salud',
      blocks: [
        'No somos un consultorio médico, una clínica ni un plan de salud. HIPAA es la ley de Estados Unidos sobre la privacidad de los expedientes médicos. Obliga a médicos, clínicas y planes de salud. Hasta donde sabemos, no se aplica a nosotros. No reunimos “información de salud protegida” en el sentido de esa ley. Aun así, es posible que otras leyes le protejan. Esto no es asesoría legal.',
        'Cuando nos pide ayuda para buscar, sí nos dice algo sobre su salud, como el tipo de ayuda que necesita. Lo tratamos con cuidado. Por favor, no agregue más de lo que pide el formulario: ni expedientes, ni resultados de pruebas, ni listas de medicinas.',
      ],
    },
    {
      id: 'no-sale',
      title: 'No lo vendemos',
      blocks: [
        'No vendemos, alquilamos ni intercambiamos lo que nos envía. No se lo damos a los centros de tratamiento, a menos que usted nos lo pida. Esto vale también para la empresa donde trabaja la persona que dirige este sitio.',
        'Solo lo usa nuestro equipo. Las empresas que se encargan de nuestro servidor, nuestro correo y nuestros mensajes de texto lo manejan por nosotros.',
        'Un tribunal o una ley puede obligarnos a entregar lo que tenemos. Entonces no damos más de lo que debemos. Lo que nunca guardamos, nadie nos lo puede pedir.',
      ],
    },
    {
      id: 'other-sites',
      title: 'Otros sitios y números',
      blocks: [
        'El sitio web de un centro tiene sus propias reglas. Cuando usted sigue un enlace a ese sitio, no le decimos de dónde viene usted. Las llamadas y los mensajes de texto que hace desde su teléfono no pasan por nosotros, tampoco los que van al 911, al 988 o al 741741. Quien responde puede ver su número.',
      ],
    },
    {
      id: 'children',
      title: 'Niñas y niños',
      blocks: [
        [
          '¿Tiene menos de 13 años? Pídale a una persona adulta de confianza que llene nuestros formularios con usted. En una crisis, puede ',
          { to: 'tel:988', label: 'llamar al 988' },
          ' (oprima el 2 para español) o ',
          { to: 'sms:988?&body=AYUDA', label: 'enviar AYUDA al 988' },
          ' por su cuenta, a cualquier edad.',
        ],
        '¿Tiene entre 13 y 17 años? Puede pedirnos ayuda por su cuenta. Respondemos de la manera que elija: elija una que solo usted lea u oiga. Si puede, pídale ayuda a una persona adulta de confianza.',
        ['Si su hija o su hijo nos envió algo, ', { to: '/contact', label: 'díganos' }, ' y lo borraremos.'],
      ],
    },
    {
      id: 'your-choices',
      title: 'Lo que usted puede pedir',
      blocks: [
        [
          'Puede preguntarnos qué tenemos sobre usted. Puede pedirnos que lo corrijamos o lo borremos. ',
          { to: '/contact', label: 'Escríbanos' },
          ' y díganos qué correo electrónico o número de teléfono usó, para que podamos encontrarlo. La ley de su estado puede darle más derechos.',
        ],
        'Cuando borramos algo que usted nos pidió borrar, anotamos que lo hicimos y cuándo, pero no qué decía.',
        'Las copias de seguridad de nuestro servidor pueden conservar lo que se borró por algún tiempo más.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios y preguntas',
      blocks: [
        [
          'Cuando cambiamos lo que guardamos, cambiamos esta página y la fecha que está arriba. ¿Tiene alguna pregunta? ',
          { to: '/contact', label: 'Comuníquese con nosotros' },
          '.',
        ],
      ],
    },
  ],
});
