import { messageLists as english } from '../../lists/message-lists.ts';
import type { ValueOf } from '../../lists/value-list.ts';
import { labels as centerLabels } from './lists.ts';

type Lists = typeof english;

const labels: { [Name in keyof Lists]: Readonly<Record<ValueOf<Lists[Name]>, string>> } = {
  submissionTypes: {
    NEW_CENTER: 'Agregar un centro',
    UPDATE_CENTER: 'Cambiar los datos de un centro',
    CONTACT: 'Mensaje de contacto',
  },
  inquiryTypes: {
    general: 'Pregunta general',
    center_info: 'Información sobre un centro',
    correction: 'Corrección',
    partnership: 'Colaboración',
    press: 'Prensa',
    technical: 'Problema técnico',
  },
  ageBands: {
    MINOR: 'Menos de 18 años',
    '18_25': 'De 18 a 25 años',
    '26_64': 'De 26 a 64 años',
    '65_PLUS': '65 años o más',
  },
  primaryNeeds: {
    SUBSTANCE_USE: 'Consumo de sustancias',
    MENTAL_HEALTH: 'Salud mental',
    DUAL_DIAGNOSIS: 'Drogas o alcohol, y salud mental',
  },
  matchingLevels: {
    DETOX: centerLabels.levels.DETOX,
    RESIDENTIAL: centerLabels.levels.RESIDENTIAL,
    PHP: centerLabels.levels.PHP,
    IOP: centerLabels.levels.IOP,
    OUTPATIENT: centerLabels.levels.OUTPATIENT,
    MEDICATION: 'Medicamentos para el consumo de opioides o de alcohol',
    NOT_SURE: 'No lo sé',
  },
  matchingInsuranceTypes: {
    MEDICAID: 'Medicaid',
    MEDICARE: 'Medicare',
    COMMERCIAL: 'Seguro médico privado',
    TRICARE_VA: 'TRICARE o VA',
    SELFPAY: 'Pago por mi cuenta, sin seguro',
    UNKNOWN: 'No lo sé',
  },
  travelWillingness: {
    LOCAL_ONLY: 'Solo cerca de casa',
    NEARBY_STATES: 'Estados cercanos',
    NATIONAL_OK: 'A cualquier parte del país',
  },
  contactPreferences: {
    CALL_ME: 'Llámenme',
    EMAIL_ME: 'Escríbanme un correo',
    TEXT_ME: 'Envíenme un mensaje de texto',
  },
};

export const messageLists = Object.fromEntries(
  Object.entries(english).map(([name, { values }]) => [
    name,
    { values, labels: labels[name as keyof Lists] },
  ]),
) as unknown as Lists;
