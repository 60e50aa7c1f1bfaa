import type { MappedField } from '#core/staff/import-mapping.ts';

/** By what files of states, helplines and agencies call their columns: the first that fits, of folded words. */
export const headingWords: readonly (readonly [MappedField | 'street2' | 'zip4', RegExp])[] = [
  [
    'name',
    /^name ?1$|^(name of )?(the )?(facility|program|provider|agency|organi[sz]ation|center|site|business|licensee|company)( legal)?( name)?$|^(legal|corporate|display) name$/,
  ],
  ['program', /^name ?2$|^(dba|doing business as)( name)?$|^(program|site|location|branch|clinic) name$/],
  ['zip4', /^zip ?(code)? ?(plus|ext(ension)?)? ?4$/],
  ['street2', /^(street|address|addr)( address)?( line)? ?2$|^(suite|unit|apt)( number)?$/],
  [
    'street',
    /^(street|address|addr)( address)?( line)? ?1?$|^(full|complete|physical|location|site|facility|street|program|business) (address|location)( line)? ?1?$|^location$/,
  ],
  ['city', /\b(city|town|municipality)\b/],
  ['state', /\bstate\b|^st$/],
  ['zip', /\bzip\b|\bzipcode\b|\bpostal\b/],
  ['lat', /^(geo )?lat(itude)?$/],
  ['lng', /^(geo )?(lng|lon|long|longitude)$/],
  [
    'intakePhone',
    /^intake|\b(intake|admissions?|crisis|hotline|after hours)\b.*\b(phone|number|line|tel)|^(hotline|crisis line)$/,
  ],
  ['phone', /\b(phone|telephone|tel)\b/],
  ['website', /\bweb ?(site|page|address)?\b|\burl\b|\bhome ?page\b/],
  ['emailPublic', /\be ?mail\b/],
  ['bedCount', /\bbeds?\b|\bcapacity\b/],
  ['languages', /\blanguages?\b/],
  ['insurance', /\b(insurances?|payments?|payers?|payors?|funding)\b/],
  ['accreditations', /\baccredit/],
  ['populations', /\b(populations?|ages?|genders?|clients?|clientele|serves|served)\b/],
  ['modalities', /\b(modalit(y|ies)|therap(y|ies)|approach(es)?)\b/],
  ['levels', /\blevels?\b|\btypes?\b|\bservices?\b|\bsettings?\b/],
  ['programHighlights', /\bdescription\b|^about$/],
];

/** What a row is known by again. */
export const KEY =
  /\blicen[cs]e (number|no|num|id)\b|^licen[cs]e$|^(facility|provider|record|program|location|site)? ?id$|\bnpi\b/;
export const EXPIRES = /\bexpir|\bvalid (until|through|thru|to)\b|\bend date\b/;
export const STATUS = /\bstatus\b/;
export const IN_FORCE =
  /^(?!.*(in ?active|not |closed|revoked|expired|suspend)).*(active|open|licensed|current|probation|regular|full|operat|provisional|approved|valid)/i;

type Words = readonly (readonly [RegExp, readonly string[]])[];

/** What lists of services call ours: the first that fits. */
export const valueWords = {
  levels: [
    [
      /(outpatient|ambulatory).*(detox|withdrawal)|(detox|withdrawal).*(outpatient|ambulatory)/,
      ['DETOX', 'OUTPATIENT_DETOX'],
    ],
    [
      /(residential|inpatient|hospital).*(detox|withdrawal)|(detox|withdrawal).*(residential|inpatient|hospital)/,
      ['DETOX', 'OVERNIGHT_DETOX'],
    ],
    [/detox|withdrawal/, ['DETOX']],
    [/intensive ?outpatient|\biop\b/, ['IOP']],
    [/partial|day treatment|\bphp\b/, ['PHP']],
    [/outpatient|opioid treatment|\botp\b|community mental health/, ['OUTPATIENT']],
    [/residential|rehab/, ['RESIDENTIAL']],
    [/hospital|inpatient/, ['HOSPITAL_INPATIENT']],
  ],
  care: [
    [
      /(mental|psychiatr).*(substance|alcohol|drug|addict)|(substance|alcohol|drug|addict).*(mental|psychiatr)|co ?occurring|dual/,
      ['SUBSTANCE_USE', 'MENTAL_HEALTH'],
    ],
    [/mental|psychiatr/, ['MENTAL_HEALTH']],
    [/substance|alcohol|drug|addict|opioid|detox|withdrawal|\bsud\b/, ['SUBSTANCE_USE']],
  ],
  populations: [
    [/lgbt/, ['LGBTQ']],
    [/adolescen|youth|teen|child|juvenile|minor/, ['ADOLESCENT']],
    [/wom[ae]n|female|pregnan/, ['WOMEN']],
    [/\bm[ae]n\b|\bmale/, ['MEN']],
    [/veteran|military/, ['VETERAN']],
    [/co ?occurring|dual/, ['DUAL_DX']],
    [/trauma/, ['TRAUMA']],
    [/famil/, ['FAMILY']],
    [/adult/, ['ADULT']],
  ],
  insurance: [
    [/medicaid/, ['MEDICAID']],
    [/medicare/, ['MEDICARE']],
    [/tricare|military/, ['TRICARE']],
    [/veteran|\bva\b/, ['VA']],
    [/self|cash|out of pocket/, ['SELFPAY']],
    [/private|commercial|insurance/, ['COMMERCIAL']],
  ],
  modalities: [
    [/\bcbt\b|cognitive/, ['CBT']],
    [/\bdbt\b|dialectic/, ['DBT']],
    [/\bemdr\b/, ['EMDR']],
    [/motivational/, ['MI']],
    [/\bmat\b|\bmoud\b|medication|methadone|buprenorphine|naltrexone/, ['MAT']],
    [/12 ?step|twelve/, ['TWELVE_STEP']],
    [/family/, ['FAMILY_THERAPY']],
    [/holistic/, ['HOLISTIC']],
    [/psychiatr/, ['PSYCHIATRY']],
  ],
} as const satisfies Partial<Record<MappedField, Words>>;

export type WordedField = keyof typeof valueWords;
export const wordedFields = Object.keys(valueWords) as WordedField[];

/** What one of those fields holds where a list says this; undefined where no word of it is known. */
export function guessValues(field: WordedField, folded: string): readonly string[] | undefined {
  const words: Words = valueWords[field];
  return words.find(([pattern]) => pattern.test(folded))?.[1];
}
