import type { layout as english } from '../en/layout.ts';
import type { Translated } from '../translated.ts';

/**
 * Crisis lines are named by their ways in Spanish, here and in all Spanish catalogs: 988 with option 2, AYUDA to 988
 * (https://www.samhsa.gov/newsroom/press-announcements/20230713/988-suicide-crisis-lifeline-adds-spanish-text-chat-service-ahead-one-year-anniversary)
 * and HOLA to 741741 (https://www.crisistextline.org).
 */
export const layout: Translated<typeof english> = {
  productName: 'Harborlight',
  pageTitle: (title) => `${title} | Harborlight`,
  homeTitle: 'Harborlight: encuentre tratamiento para adicciones y salud mental',
  skipToContent: 'Ir al contenido',
  skipToResults: 'Ir a los resultados',
  trust: {
    always: ['Sin anuncios', 'Sin cargos'],
    sources: 'Fuentes a la vista',
    verified: 'Centros de calidad',
  },
  nav: {
    label: 'Principal',
    home: 'Harborlight, inicio',
    findHelp: 'Buscar ayuda',
    liveMatching: 'Búsqueda con ayuda',
    guides: 'Guías',
    states: 'Estados',
    about: 'Quiénes somos',
    transparency: 'Transparencia',
    updateListing: 'Actualizar un centro',
    menu: 'Menú',
    waiting: 'en espera',
    toBeSent: 'de envío',
  },
  leaving: { leave: 'Salir de este sitio', explain: 'Cómo funciona la salida' },
  crisis: {
    label: 'Ayuda de emergencia',
    emergency: 'En una emergencia o peligro inmediato,',
    call911: 'llame al 911',
    crisis: 'En una crisis,',
    call988: 'llame al 988 y oprima el 2',
    or: 'o',
    text988: 'envíe AYUDA al 988',
    text988Word: 'AYUDA',
    textLine: 'envíe HOLA al 741741',
    textLineWord: 'HOLA',
    spoken: { 911: 'nueve uno uno', 988: 'nueve ocho ocho', 741741: 'siete cuatro uno, siete cuatro uno' },
    short988: '988 y oprima el 2',
    shortText988: 'AYUDA al 988',
    overdose: 'Sobredosis',
    more: 'Más',
    notAdvice: 'Este directorio no ofrece consejos médicos.',
  },
  sample: {
    label: 'Sobre estos centros',
    notice:
      'Muestra: estos centros no existen. Para ayuda real, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
  },
  footer: {
    states: 'Buscar por estado',
    myList: 'Mi lista',
  },
  failure: {
    title: 'Algo salió mal',
    text: 'No pudimos mostrar esta página. Esto es lo que todavía puede hacer: en una crisis, llame al 988 y oprima el 2, o envíe AYUDA al 988. También puede volver al inicio.',
    reload: 'Volver a cargar la página',
    home: 'Ir al inicio',
  },
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
};
