import type { center as english } from '../en/center.ts';
import { formatNumber } from '../format.ts';
import type { Translated } from '../translated.ts';

export const center: Translated<typeof english> = {
  card: {
    more: (count) => `+${formatNumber(count, 'es-US')} más`,
    call: 'Llamar al',
    lastVerified: (date) => `Verificado: ${date}`,
    from: (sources) => `Datos de ${sources}.`,
    viewDetails: 'Ver detalles',
    textMe: 'Enviar a mi celular',
    theDetailsOf: (center) => `los datos de ${center}`,
    levels: 'Niveles de atención',
    delisted: (source, year) =>
      year === null
        ? `Ya no está en el último ${source}`
        : `Ya no está en el ${source} (la última vez, en ${year})`,
    noLevel: 'No indica el nivel de atención',
    settings: { OVERNIGHT_DETOX: 'con internamiento', OUTPATIENT_DETOX: 'solo ambulatoria' },
  },
  sourceOfYear: (source, year) => (year === null ? source : `${source}, ${year}`),
  newTab: 'se abre en otra pestaña',
  servesOnly: 'Solo atiende a',
  doesNotTreat: 'No trata',
  verification: {
    due: 'Verificación pendiente',
    unverified: 'Aún sin verificar',
    allMeanings: 'Qué quiere decir aquí “verificado”',
  },
};
