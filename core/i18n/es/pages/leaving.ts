import type { leaving as english } from '../../en/pages/leaving.ts';
import type { Translated } from '../../translated.ts';

export const leaving: Translated<typeof english> = {
  title: 'Salga rápido de este sitio',
  intro:
    'Todas las páginas tienen arriba un enlace: “Salir de este sitio”. Con un solo toque, lo que estaba viendo desaparece de la pantalla.',
  does: {
    id: 'what-it-does',
    title: 'Qué hace',
    blocks: [
      {
        list: [
          'La página queda en blanco al instante.',
          'En su lugar aparece una página vacía. No tiene nombre, y nadie se entera de que se abrió.',
          'El botón Atrás ya no lleva a la página que estaba viendo. Sí lleva a las que vio antes.',
          'Con un teclado, también puede oprimir la tecla Shift (Mayús) tres veces en dos segundos. La pantalla cuenta cada vez. Mientras escribe en un formulario no hace nada, para que pueda escribir.',
          'Si instaló la aplicación, se cierra cuando su dispositivo lo permite. Si se queda abierta y en blanco, ciérrela usted.',
          'Si su navegador no usa JavaScript, el enlace también abre una página vacía. Pero el botón Atrás regresa aquí.',
        ],
      },
    ],
  },
  wipe: {
    title: 'Borre lo suyo de este dispositivo',
    text: 'Este sitio guarda algunas cosas para usted en este dispositivo: su lista, lo que empezó a escribir, el estado que eligió y los mensajes que faltan por enviar.',
    option:
      'Al salir, borrar también mi lista, mis borradores, mis búsquedas y lo que falta por enviar de este dispositivo',
    hint: 'Esto no se puede deshacer, y los mensajes pendientes no se enviarán. Esta opción sí queda guardada en el dispositivo.',
    copyOption: 'Al salir, quitar también el directorio de este dispositivo',
    copyHint:
      'Se vuelve a descargar cuando usted abre este sitio con conexión. Hasta entonces, aquí no se puede buscar nada sin conexión.',
    shortcut: 'Salir cuando oprima tres veces la tecla Shift (Mayús)',
    shortcutHint:
      'Desactívelo si usa Shift para otra cosa, como las teclas especiales o un lector de pantalla. El enlace de arriba sigue funcionando.',
    now: 'Borrar todo esto ahora',
    askTitle: '¿Borrar todo esto del dispositivo?',
    askText:
      'Su lista, sus borradores, sus búsquedas y los mensajes pendientes se borrarán para siempre. Los mensajes pendientes no se enviarán.',
    confirm: 'Sí, borrar',
    keep: 'No, conservar',
    outcome: {
      wiped:
        'Se borró de este dispositivo: su lista, sus borradores, sus búsquedas, el estado que eligió, los mensajes pendientes y el registro de los que se enviaron.',
      failed: 'No se pudo borrar todo. Cierre las demás pestañas de este sitio e inténtelo de nuevo.',
    },
    copy: [
      'El directorio también está en este dispositivo. Es igual para todas las personas y no dice nada de usted, pero muestra que aquí se abrió este sitio. Puede quitarlo en la página ',
      { to: '/on-this-phone', label: 'El directorio en este dispositivo' },
      '.',
    ],
  },
  others: [
    {
      id: 'what-it-cannot-undo',
      title: 'Lo que no puede borrar',
      blocks: [
        'Esto todavía puede mostrar que usted estuvo aquí:',
        {
          list: [
            'Las páginas de este sitio que vio antes. El botón Atrás todavía puede mostrarlas.',
            'El historial de su navegador, a menos que haya usado una ventana privada.',
            'Otras pestañas y ventanas. Ciérrelas una por una.',
            'Lo que guardó o imprimió, y los contactos que agregó a su teléfono.',
            'Las llamadas, los mensajes de texto y los correos. Quedan en el registro de llamadas y en sus mensajes, y pueden aparecer en la factura del teléfono.',
            'La red. Quien administra el wifi y su compañía telefónica pueden ver que se abrió este sitio. No pueden ver lo que leyó ni lo que buscó aquí.',
            'Los nombres y direcciones que su navegador guardó por su cuenta al llenar formularios.',
            'El ícono de la aplicación, si la instaló. Puede quitarla como cualquier otra.',
          ],
        },
        '¿Alguien vigila lo que usted hace en este dispositivo? Si puede, use otro: el teléfono de un amigo o una amiga, o una computadora de la biblioteca.',
      ],
    },
    {
      id: 'private-window',
      title: 'La próxima vez, abra una ventana privada',
      blocks: [
        'Una ventana privada olvida las páginas que vio en cuanto usted la cierra. La red todavía puede ver qué sitios se abrieron.',
        {
          list: [
            'Chrome: abra el menú (los tres puntos) y elija “Nueva pestaña de incógnito” o “Nueva ventana de incógnito”.',
            'Safari en un iPhone o iPad: toque el botón que muestra todas las pestañas y luego “Privado”.',
            'Safari en una Mac: en el menú Archivo, “Nueva ventana privada”.',
            'Firefox: abra el menú y elija “Nueva pestaña privada” o “Nueva ventana privada”.',
            'Edge: abra el menú y elija la pestaña o la ventana “InPrivate”.',
            'Samsung Internet: toque el botón que muestra todas las pestañas y active el “Modo secreto”.',
          ],
        },
      ],
    },
    {
      id: 'clear-history',
      title: 'Borre el historial de su navegador',
      blocks: [
        'Un historial vacío puede llamar la atención. Puede borrar solo este sitio: abra el historial, busque “Harborlight” y borre lo que aparezca.',
        {
          list: [
            'Chrome, Edge y Firefox: abra el menú y elija “Historial”. En una computadora se abre con las teclas Ctrl y H.',
            'Safari en un iPhone o iPad: toque el libro y luego “Historial” o el reloj. Deslice un renglón a la izquierda para borrarlo.',
            'Safari en una Mac: en el menú Historial, “Mostrar todo el historial”.',
            'Samsung Internet: abra el menú y elija “Historial”.',
          ],
        },
        'Para borrarlo todo, busque ahí mismo o en la configuración del navegador “Borrar datos de navegación” o “Borrar historial”. Si también borra los datos de este sitio (“datos de sitios”), desaparece todo lo que guarda en este dispositivo, incluido el directorio.',
        'Los menús cambian de una versión a otra, así que las palabras en su dispositivo pueden ser un poco distintas.',
      ],
    },
  ],
};
