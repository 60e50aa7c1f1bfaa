import type { overdose as english } from '../../en/pages/overdose.ts';
import type { Translated } from '../../translated.ts';

/** /es/overdose. Its steps are those of the guide in Spanish, word by word. */
export const overdose: Translated<typeof english> = {
  title: 'Sobredosis: qué hacer ahora',
  intro: '¿No se despierta, o casi no respira? Actúe aunque tenga dudas.',
  call911: 'Llame al 911',
  first:
    '¿Tiene el aerosol en la mano? Úselo primero y después dele respiración. ¿Son dos? Que uno le dé respiración y el otro busque el aerosol.',
  steps: {
    call: {
      title: 'Llame al 911.',
      text: 'Ponga el teléfono en altavoz. Diga dónde está y que alguien no respira bien o no se despierta. Si no habla inglés, diga: "Spanish".',
    },
    wake: {
      title: 'Trate de despertar a la persona.',
      text: 'Grite. Sacúdala. Frote fuerte con los nudillos el hueso del centro del pecho.',
    },
    back: { title: 'Acuéstela boca arriba.' },
    look: { title: 'Mire dentro de la boca.', text: 'Saque lo que vea.' },
    chin: {
      title: 'Abra el paso del aire.',
      text: 'Ponga una mano en la barbilla. Incline la cabeza hacia atrás. Tápele la nariz.',
    },
    breath: {
      title: 'Si no respira, casi no respira o solo da bocanadas, respire por la persona.',
      text: 'Cubra con su boca la boca de la persona, sin que se escape el aire. Dé dos soplos lentos. El pecho debe subir. Si no sube, vuelva a inclinar la cabeza.',
    },
    rhythm: { title: 'Después, un soplo cada cinco segundos.' },
    naloxone: {
      title: 'Dé la naloxona en cuanto la tenga.',
      text: 'No pruebe el aerosol antes: trae una sola dosis. Meta la punta hasta el fondo en un lado de la nariz. Apriete el émbolo una vez.',
    },
    goOn: {
      title: 'Siga dando respiración.',
      text: 'Un soplo cada cinco segundos, hasta que respire o llegue ayuda.',
    },
    again: {
      title: 'Use un aerosol nuevo cada 2 a 3 minutos,',
      text: 'cada vez en el otro lado de la nariz, hasta que respire o llegue ayuda. Si ya no le quedan, siga dando respiración.',
    },
    side: {
      title: 'Cuando respire por sí sola, póngala de lado,',
      text: 'para que no se ahogue.',
    },
    stay: { title: 'Quédese.', text: 'Vigile su respiración. Si deja de respirar, empiece otra vez.' },
  },
  both: 'Si en el 911 le dicen que presione el pecho, hágalo. Si no puede dar respiración, presione fuerte y rápido en el centro del pecho, y dé naloxona. ¿Es un bebé o un niño? Haga lo que le digan en el 911. Dé soplos pequeños, uno cada tres segundos. A un bebé, cúbrale con su boca la boca y la nariz.',
  breath: {
    start: 'Iniciar el ritmo de respiración',
    stop: 'Parar el ritmo de respiración',
    now: 'Sople ahora',
    wait: (seconds) => `Próximo soplo en ${seconds}`,
  },
  dose: {
    gave: 'Ya usé un aerosol: iniciar el reloj',
    again: 'Ya usé otro aerosol',
    stop: 'Parar el reloj',
    since: (time) => `Último aerosol hace ${time}`,
    wait: 'Mientras espera, vigile la respiración. ¿No respira bien? Dé un soplo cada cinco segundos.',
    due: '¿Sigue sin respirar bien? Use ahora un aerosol nuevo, en el otro lado de la nariz.',
  },
  more: 'Las señales, los riesgos y dónde conseguir naloxona:',
  guide: 'la guía sobre sobredosis y naloxona',
};
