import type * as lists from '../../lists.ts';
import type { ValueOf } from '../../lists.ts';

type PublicLists = Pick<
  typeof lists,
  | 'jurisdictions'
  | 'levels'
  | 'populations'
  | 'insuranceTypes'
  | 'modalities'
  | 'accreditations'
  | 'submissionTypes'
  | 'inquiryTypes'
  | 'ageBands'
  | 'primaryNeeds'
  | 'matchingInsuranceTypes'
  | 'travelWillingness'
  | 'contactPreferences'
  | 'spokenLanguages'
>;

/**
 * What a person reads for each value of the lists that the public sees; `states` are among the jurisdictions.
 * A missing or unknown value does not pass the type check.
 */
export const labels: {
  readonly [Name in keyof PublicLists]: Readonly<Record<ValueOf<PublicLists[Name]>, string>>;
} = {
  /** As https://www.fundeu.es/recomendacion/estados-unidos-nombres-de-los-estados-toponimos/ recommends. */
  jurisdictions: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawái',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Luisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Míchigan',
    MN: 'Minnesota',
    MS: 'Misisipi',
    MO: 'Misuri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    NM: 'Nuevo México',
    NY: 'Nueva York',
    NC: 'Carolina del Norte',
    ND: 'Dakota del Norte',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregón',
    PA: 'Pensilvania',
    RI: 'Rhode Island',
    SC: 'Carolina del Sur',
    SD: 'Dakota del Sur',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'Virginia Occidental',
    WI: 'Wisconsin',
    WY: 'Wyoming',
    AS: 'Samoa Americana',
    DC: 'Distrito de Columbia',
    FM: 'Estados Federados de Micronesia',
    GU: 'Guam',
    MH: 'Islas Marshall',
    MP: 'Islas Marianas del Norte',
    PR: 'Puerto Rico',
    PW: 'Palaos',
    VI: 'Islas Vírgenes de EE. UU.',
  },
  levels: {
    DETOX: 'Desintoxicación',
    RESIDENTIAL: 'Residencial',
    PHP: 'Hospitalización parcial (PHP)',
    IOP: 'Ambulatorio intensivo (IOP)',
  },
  populations: {
    ADULT: 'Adultos',
    ADOLESCENT: 'Adolescentes',
    LGBTQ: 'LGBTQ+',
    VETERAN: 'Veteranos',
    WOMEN: 'Mujeres',
    MEN: 'Hombres',
    FAMILY: 'Programas para familias',
    DUAL_DX: 'Diagnóstico dual',
    TRAUMA: 'Atención del trauma',
    FAITH_BASED: 'Basado en la fe',
  },
  insuranceTypes: {
    MEDICAID: 'Medicaid',
    MEDICARE: 'Medicare',
    COMMERCIAL: 'Seguro médico privado',
    SELFPAY: 'Pago propio',
    TRICARE: 'TRICARE',
    VA: 'Beneficios para veteranos (VA)',
  },
  modalities: {
    CBT: 'Terapia cognitivo-conductual',
    DBT: 'Terapia dialéctica conductual',
    EMDR: 'EMDR',
    MI: 'Entrevista motivacional',
    MAT: 'Tratamiento con medicamentos (MAT)',
    TWELVE_STEP: 'Programas de 12 pasos',
    HOLISTIC: 'Enfoques holísticos',
    FAMILY_THERAPY: 'Terapia familiar',
    PSYCHIATRY: 'Servicios psiquiátricos',
  },
  accreditations: {
    'Joint Commission': 'Joint Commission',
    CARF: 'CARF',
    SAMHSA: 'SAMHSA',
    'State Licensed': 'Con licencia estatal',
    NAATP: 'NAATP',
    AAAHC: 'AAAHC',
  },
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
    DUAL_DIAGNOSIS: 'Diagnóstico dual (ambos)',
  },
  matchingInsuranceTypes: {
    MEDICAID: 'Medicaid',
    MEDICARE: 'Medicare',
    COMMERCIAL: 'Seguro médico privado',
    TRICARE_VA: 'TRICARE o VA',
    SELFPAY: 'Pago propio',
    UNKNOWN: 'No lo sé',
  },
  travelWillingness: {
    LOCAL_ONLY: 'Solo cerca de casa',
    NEARBY_STATES: 'Estados cercanos',
    NATIONAL_OK: 'A cualquier parte del país',
  },
  spokenLanguages: {
    Spanish: 'Español',
    'American Sign Language': 'Lengua de señas americana',
    Russian: 'Ruso',
    French: 'Francés',
    Creole: 'Criollo',
    Chinese: 'Chino',
    Portuguese: 'Portugués',
    Hindi: 'Hindi',
    Arabic: 'Árabe',
    Tagalog: 'Tagalo',
    Farsi: 'Persa',
    Vietnamese: 'Vietnamita',
    Korean: 'Coreano',
    Polish: 'Polaco',
    Hebrew: 'Hebreo',
    Italian: 'Italiano',
    German: 'Alemán',
    Japanese: 'Japonés',
    Hmong: 'Hmong',
    Greek: 'Griego',
    Ojibwa: 'Ojibwa',
    Yupik: 'Yupik',
  },
  contactPreferences: {
    CALL_ME: 'Llámenme',
    EMAIL_ME: 'Escríbanme un correo',
    TEXT_ME: 'Envíenme un mensaje de texto',
  },
};
