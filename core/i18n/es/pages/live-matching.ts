import type { liveMatching as english } from '../en/live-matching.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

/** /live-matching. */
export const liveMatching: Translated<typeof english> = {
  title: 'Búsqueda con ayuda',
  intro:
    'Cuéntenos un poco de lo que necesita. Buscaremos centros de tratamiento que puedan servirle a usted o a un ser querido. Es gratis.',
  promise: 'Nos comunicaremos con usted en menos de 24 horas.',
  crisis: {
    title: '¿Necesita ayuda ahora mismo?',
    text: 'No espere nuestra respuesta. Aquí le atienden de día y de noche:',
  },
  formLabel: 'Solicitud de búsqueda con ayuda',
  location: {
    title: 'Lugar y edad',
    state: 'Estado',
    stateHint: 'Donde vive la persona que necesita atención.',
    zip: 'Código postal',
    zipHint: 'Nos ayuda a buscar cerca de usted.',
    ageBand: 'Edad',
    ageBandHint: 'De la persona que necesita atención.',
  },
  needs: {
    title: 'Qué tratamiento necesita',
    primaryNeed: 'Necesidad principal',
    levelsOfCare: 'Nivel de atención',
    levelsHint:
      'Marque todos los que puedan servir. ¿No sabe cuál? Marque más de uno y lo aclararemos con usted.',
    levelsHelp: {
      DETOX: 'Atención médica mientras el cuerpo elimina el alcohol o las drogas.',
      RESIDENTIAL: 'Vive en el centro durante unas semanas o meses.',
      PHP: 'Atención la mayor parte del día. Duerme en su casa.',
      IOP: 'Atención varias horas por semana. Vive en su casa.',
    },
  },
  insurance: {
    title: 'Seguro médico y distancia',
    insuranceType: 'Tipo de seguro médico',
    travelWillingness: '¿Qué tan lejos puede ir?',
  },
  contact: {
    title: 'Cómo comunicarnos con usted',
    contactPreference: '¿Cómo prefiere que nos comuniquemos?',
    contactInfo: {
      none: 'Número de teléfono o correo electrónico',
      EMAIL_ME: 'Correo electrónico',
      TEXT_ME: 'Número de celular (para mensajes de texto)',
      CALL_ME: 'Número de teléfono',
    },
  },
  consentTitle: 'Su permiso',
  consent:
    'Doy permiso a Harborlight para comunicarse conmigo acerca de esta solicitud, de la manera que elegí arriba.',
  submit: 'Enviar solicitud',
  sent: { title: 'Solicitud enviada', text: 'Nos comunicaremos con usted en menos de 24 horas.' },
  failed: { title: 'No se pudo enviar', text: 'Inténtelo de nuevo o llámenos directamente.' },
  success: {
    title: 'Su solicitud se envió',
    text: 'Ya tenemos su solicitud. Nos comunicaremos con usted en menos de 24 horas, de la manera que eligió.',
    urgent:
      'Si la situación empeora antes, no nos espere. En una emergencia, llame al 911. En una crisis, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
    textNow: (phone) =>
      phone === '988'
        ? '¿Necesita ayuda ahora? Envíe AYUDA al 988'
        : `¿Necesita ayuda ahora? Envíe un mensaje al ${phone}`,
  },
  again: 'Enviar otra solicitud',
  saved: {
    title: 'Una solicitud en espera no es ayuda.',
    text: 'Si necesita hablar con alguien ahora, use una de estas líneas. Atienden de día y de noche, y las llamadas funcionan sin internet.',
    textHelp: 'Cómo pedir ayuda ahora por mensaje de texto',
  },
  textHelp: { title: '¿Necesita ayuda ahora? Envíe un mensaje' },
  steps: {
    title: 'Cómo funciona',
    list: [
      { title: 'Usted nos dice qué necesita', text: 'Llenar el formulario toma unos dos minutos.' },
      {
        title: 'Buscamos centros',
        text: 'Una persona de nuestro equipo busca centros que puedan servirle.',
      },
      {
        title: 'Recibe noticias nuestras',
        text: 'Nos comunicamos con usted en menos de 24 horas. Usted decide qué hacer después.',
      },
    ],
  },
  privacy: {
    title: 'Su privacidad',
    points: (retentionDays) => [
      'Solo le pedimos lo necesario para buscar un centro.',
      'Solo nuestro equipo ve su solicitud. No la vendemos, y no se la damos a ningún centro a menos que usted nos lo pida.',
      `Borramos de nuestro servidor su código postal y su teléfono o correo electrónico en un plazo de ${formatNumber(retentionDays, 'es-US')} ${retentionDays === 1 ? 'día' : 'días'}.`,
      'Ningún centro nos paga. No cobramos tarifas ni comisiones.',
    ],
    link: 'Lea nuestra política de privacidad',
  },
  disclaimer: {
    title: 'Tenga en cuenta',
    text: 'Harborlight solo da información. No somos un proveedor médico, ni una agencia de referencias con licencia, ni un servicio de emergencia. Lo que le sugerimos no es consejo médico y no garantiza que haya lugar en un centro. No nos envíe expedientes médicos.',
  },
};
