import type { accessibility as english } from '../../en/pages/accessibility.ts';
import type { Translated } from '../../translated.ts';

export const accessibility: Translated<typeof english> = {
  title: 'Accesibilidad',
  updated: 'Última actualización: noviembre de 2026',
  intro:
    'Este sitio es para todas las personas que necesitan ayuda. Esta página dice qué funciona, cómo lo probamos y qué no funciona todavía.',
  sections: [
    {
      id: 'what-works',
      title: 'Qué funciona',
      blocks: [
        'Nuestra meta es la norma WCAG 2.2, nivel AA.',
        {
          list: [
            'Basta con un teclado. Los enlaces al principio de una página saltan al contenido y a los resultados.',
            'Después de una búsqueda, el teclado está en los resultados. Cuando usted vuelve, está en el enlace que siguió.',
            'El texto puede crecer al 200%, y las páginas caben en una pantalla de 320 píxeles de ancho.',
            'Los nombres de los enlaces dicen de qué centro son, y en qué ciudad.',
            'La pantalla oscura, los colores forzados y el menor movimiento siguen los ajustes de su dispositivo.',
            'La búsqueda, los formularios, las guías y las páginas de los centros también funcionan sin JavaScript.',
            'Todas las páginas públicas están en inglés y en español.',
          ],
        },
        [
          'El enlace “Salir de este sitio” se queda en la pantalla. Su atajo con Shift se cuenta en voz alta, y se puede desactivar. Vea ',
          { to: '/leaving', label: 'Salga rápido de este sitio' },
          '.',
        ],
      ],
    },
    {
      id: 'how-we-test',
      title: 'Cómo lo probamos',
      blocks: [
        {
          list: [
            'Antes de cada versión nueva, unas pruebas abren nuestras páginas en un navegador. Oprimen las teclas de verdad y revisan dónde está el teclado.',
            'Revisan las páginas con axe, una herramienta que encuentra errores comunes.',
            'Revisan que ninguna barra tape lo que el teclado señala, en una computadora, en un teléfono, en un teléfono de lado y con el zoom al 400%.',
            'Las tareas principales se prueban en Chromium, Firefox y WebKit.',
          ],
        },
      ],
    },
    {
      id: 'known-problems',
      title: 'Qué no funciona todavía',
      blocks: [
        {
          list: [
            'Nadie ha probado todavía el sitio con un lector de pantalla. Leemos lo que el navegador le dice al lector, pero no es lo mismo.',
            'Con el zoom al 400%, la parte de arriba ocupa mucho de la primera pantalla.',
            'Algunos nombres y descripciones de centros están en inglés en las páginas en español.',
            'El 988 y los otros números de crisis solo se deletrean en papel. En la pantalla, un lector puede leerlos como números grandes.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Díganos qué se lo impide',
      blocks: [
        [
          'Escríbanos en la página ',
          { to: '/contact', label: 'Contacto' },
          '. Diga por favor qué página era y qué usa, como un lector de pantalla o un interruptor. No tiene que decir por qué lo usa.',
        ],
        'Si necesita ayuda ahora, llame al 988 y oprima el 2 para español, o envíe AYUDA al 988.',
      ],
    },
  ],
};
