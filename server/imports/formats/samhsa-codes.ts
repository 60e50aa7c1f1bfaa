import type { Care, InsuranceType, Level, Modality, Population } from '#core/lists/public-lists.ts';

/**
 * What the service codes of SAMHSA's National Directory become here, each meaning declared once.
 * Source of the codes and their meanings: the sheet "Service Code Reference" in the directory's own files, 2022.
 */

/** SAMHSA's two directories: substance use and mental health. */
export type SamhsaPart = 'SU' | 'MH';

/** What the facilities of each directory treat: that is what tells the two apart. */
export const careOfPart: Record<SamhsaPart, Care> = { SU: 'SUBSTANCE_USE', MH: 'MENTAL_HEALTH' };

/** Codes split by spaces. A code under `both` means the same in either directory. */
export type Codes = Partial<Record<SamhsaPart | 'both', string>>;

export const levelCodes: Record<Level, Codes> = {
  DETOX: { SU: 'DT HID OD RD' },
  RESIDENTIAL: { both: 'RES', SU: 'RL RS', MH: 'RTCA RTCC ORES' },
  PHP: { SU: 'ODT', MH: 'PHDT PH' },
  IOP: { SU: 'OIT' },
  OUTPATIENT: { both: 'OP', SU: 'ORT', MH: 'OMH' },
  HOSPITAL_INPATIENT: { both: 'HI', SU: 'HIT HID' },
  OVERNIGHT_DETOX: { SU: 'HID RD' },
  OUTPATIENT_DETOX: { SU: 'OD' },
};

/** FAMILY and FAITH_BASED have no code. A group for people with a kind of trauma is not a trauma program. */
export const populationCodes: Partial<Record<Population, Codes>> = {
  ADULT: { both: 'ADLT', MH: 'RTCA SMI' },
  ADOLESCENT: { both: 'CHLD', SU: 'AD', MH: 'SED RTCC' },
  LGBTQ: { both: 'GL' },
  VETERAN: { both: 'VET VAMC', MH: 'VAHC' },
  WOMEN: { SU: 'WN PW' },
  MEN: { SU: 'MN' },
  DUAL_DX: { both: 'CO SUMH', MH: 'IDD' },
  TRAUMA: { both: 'TRMA', MH: 'PTSD' },
};

export const modalityCodes: Record<Modality, Codes> = {
  CBT: { both: 'CBT' },
  DBT: { MH: 'DBT' },
  EMDR: { MH: 'EMDR' },
  MI: { SU: 'MOTI' },
  MAT: { SU: 'MU BU NU OMB PMAT OTP BUM BMW MM MMW UB UN RPN METH BSDM BWN BWON BERI NXN VTRL ACM DSF' },
  TWELVE_STEP: { SU: 'TWFA' },
  HOLISTIC: { SU: 'ACU' },
  FAMILY_THERAPY: { SU: 'FCO', MH: 'CFT FPSY' },
  PSYCHIATRY: { SU: 'MMD PSYH', MH: 'PSY IPSY SHP PEON PEOFF WI ANTPYCH ECT TMS KIT' },
};

export const insuranceCodes: Record<InsuranceType, Codes> = {
  MEDICAID: { both: 'MD' },
  MEDICARE: { both: 'MC' },
  COMMERCIAL: { both: 'PI' },
  SELFPAY: { both: 'SF' },
  TRICARE: { both: 'MI' },
  VA: { both: 'VAMC', MH: 'VAF VAHC' },
};

export const accreditationCodes: Record<string, Codes> = {
  'Joint Commission': { SU: 'JC' },
  CARF: { SU: 'CARF' },
  SAMHSA: { SU: 'SOTP' },
  'State Licensed': { SU: 'STAG STMH STDH' },
  'Council on Accreditation (COA)': { SU: 'COA' },
  'Healthcare Facilities Accreditation Program (HFAP)': { SU: 'HFAP' },
  'Hospital licensing authority': { SU: 'HLA' },
  'National Committee for Quality Assurance (NCQA)': { SU: 'NCQA' },
};

export const languageCodes: Record<string, Codes> = {
  Spanish: { both: 'SP' },
  'American Sign Language': { both: 'AH' },
  Arabic: { both: 'F4' },
  Chinese: { both: 'F17' },
  Creole: { both: 'F19' },
  Farsi: { both: 'F25' },
  French: { both: 'F28' },
  German: { both: 'F30' },
  Greek: { both: 'F31' },
  Hebrew: { both: 'F35' },
  Hindi: { both: 'F36' },
  Hmong: { both: 'F37' },
  Italian: { both: 'F42' },
  Japanese: { both: 'F43' },
  Korean: { both: 'F47' },
  Polish: { both: 'F66' },
  Portuguese: { both: 'F67' },
  Russian: { both: 'F70' },
  Tagalog: { both: 'F81' },
  Vietnamese: { both: 'F92' },
  Ojibwa: { both: 'N24' },
  Yupik: { both: 'N40' },
};

/** Codes that become nothing, by the reason why. */
export const ignoredCodes: Record<string, Codes> = {
  'true of nearly every facility of its directory': {
    both: 'SA YAD SNR',
    SU: 'SACA BIA RELP CSAA SSA DP ACC OFD SAE ICO GCO MHS',
    MH: 'MH GT IPT',
  },
  'how a facility works, of little help in choosing one': {
    both: 'STU HIVT STDT TBS MST HBT HCT',
    SU: 'CMHA SMHD MHPA ISC OPC PIEC BABA DAOF DAUT HAEC TAEC HEOH SSD AOSS MXM CMI CRV HAV HBV EIH GH',
    MH: 'CRT AIM LABT AOT COOT CDM DEC ICM IMR PRS MSMH MHC',
  },
  'a medicine by name, or how it is given': {
    both: 'NRT NSC',
    SU: 'DB DM ULC LFXD CLND MDET PAIN MHIV MHCV MPEP INPE RPE PC NMOA NMAUT AUINPE AURPE AUPC',
    MH: `CHLOR DROPE FLUPH HALOP LOXAP PERPH PIMOZ PROCH THIOT THIOR TRIFL ARIPI ASENA BREXP CARIP CLOZA
      ILOPE LURAS OLANZ OLANZF PALIP QUETI RISPE ZIPRA`,
  },
  'who owns or pays for a facility, not what a person pays with': {
    both: 'LCCG DDF PVTP PVTN STG FED',
    SU: 'FSA SAMF DEA',
    MH: 'CLF CMHG CSBG FG OSF PCF SCJJ SEF SMHA SWFS',
  },
  'smoking and vaping rules': { both: 'SMON SMOP SMPD VAPN VAPP VPPD' },
};
