import type { liveMatching as english } from '../../en/pages/live-matching.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';
import { stopSafely } from '../stop-safely.ts';

/** /live-matching. */
export const liveMatching: Translated<typeof english> = {
  title: 'Búsqueda con ayuda',
  intro:
    'Una persona le ayuda a buscar un centro, para usted o para un ser querido. Cuéntenos un poco de lo que necesita. Es gratis.',
  promise: 'Una persona de nuestro equipo se comunicará con usted. Procuramos hacerlo en menos de 24 horas.',
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
    primaryNeed: '¿Cuál es el problema principal?',
    levelsOfCare: 'Nivel de atención',
    levelsHint: 'Marque todos los que puedan servir.',
    levelsHelp: {
      DETOX: 'Atención médica mientras el cuerpo elimina el alcohol o las drogas.',
      RESIDENTIAL: 'Vive en el centro durante unas semanas o meses.',
      PHP: 'Atención la mayor parte del día. Duerme en su casa.',
      IOP: 'Atención varias horas por semana. Vive en su casa.',
      OUTPATIENT: 'Atención una o unas pocas veces por semana. Vive en su casa.',
      MEDICATION: 'Metadona, buprenorfina, naltrexona y otros, con o sin internamiento.',
      NOT_SURE: 'Lo aclaramos con usted.',
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
    mayLeaveMessage:
      'Pueden dejar un mensaje ahí. Dirá solo “Harborlight le devuelve la llamada”. Déjelo vacío si otra persona no debe oírlo ni leerlo.',
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
  sent: {
    title: 'Solicitud enviada',
    text: 'Una persona de nuestro equipo se comunicará con usted. Procuramos hacerlo en menos de 24 horas.',
  },
  failed: {
    title: 'No se pudo enviar',
    text: 'Sigue en este dispositivo. Inténtelo de nuevo, o llame gratis a SAMHSA al 1-800-662-4357: elija la opción 2 y pida español. En una crisis, llame al 988 y oprima el 2, o envíe AYUDA al 988.',
  },
  success: {
    title: 'Su solicitud se envió',
    text: 'Una persona de nuestro equipo se comunicará con usted, de la manera que eligió. Procuramos hacerlo en menos de 24 horas.',
    urgent: `Si la situación empeora antes, no nos espere. En una emergencia, llame al 911. En una crisis, llame al 988 y oprima el 2, o envíe AYUDA al 988. ${stopSafely.warning}`,
    textNow: '¿Necesita ayuda ahora? Envíe AYUDA al 988',
  },
  again: 'Enviar otra solicitud',
  saved: {
    title: 'Su solicitud está guardada y se enviará.',
    text: 'Si necesita hablar con alguien ahora, no espere. Use una de estas líneas. Atienden de día y de noche, y las llamadas funcionan sin internet.',
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
        text: 'Una persona se comunica con usted. Procuramos hacerlo en menos de 24 horas. Usted decide qué hacer después.',
      },
    ],
  },
  privacy: {
    title: 'Su privacidad',
    points: (retentionDays) => [
      'Solo le pedimos lo necesario para buscar un centro.',
      'Su solicitud solo la manejan nuestro equipo y las empresas que llevan nuestro correo, nuestros mensajes de texto y nuestro servidor. No la vendemos, y no se la damos a ningún centro a menos que usted nos lo pida.',
      `Borramos de nuestro servidor su código postal y su teléfono o correo electrónico en un plazo de ${formatNumber(retentionDays, 'es-US')} ${retentionDays === 1 ? 'día' : 'días'}.`,
      'Ningún centro nos paga. No cobramos tarifas ni comisiones.',
    ],
    link: 'Lea nuestra política de privacidad',
  },
  disclaimer: {
    title: 'Tenga en cuenta',
    text: 'Harborlight solo da información. No somos un proveedor médico, ni una agencia que coloca pacientes, ni un servicio de emergencia. Lo que le sugerimos no es consejo médico y no garantiza que haya lugar en un centro. No nos envíe expedientes médicos.',
  },
};
