/**
 * As much of schema.org's vocabulary as our pages use, copied by hand from the page of each type, such as
 * https://schema.org/MedicalClinic: which types it is one of, and what its own properties may hold. A property that
 * is not here is not known to be schema.org's: look it up there before adding it.
 */
interface SchemaType {
  isA?: readonly string[];
  /** By property: data types, or other types of this table. */
  properties?: Readonly<Record<string, readonly string[]>>;
}

export const vocabulary: Readonly<Record<string, SchemaType>> = {
  Thing: {
    properties: {
      description: ['Text', 'TextObject'],
      disambiguatingDescription: ['Text'],
      name: ['Text'],
      potentialAction: ['Action'],
      sameAs: ['URL'],
      url: ['URL'],
    },
  },

  CreativeWork: {
    isA: ['Thing'],
    properties: {
      about: ['Thing'],
      creator: ['Organization', 'Person'],
      dateModified: ['Date', 'DateTime'],
      encodingFormat: ['Text', 'URL'],
      inLanguage: ['Language', 'Text'],
      isAccessibleForFree: ['Boolean'],
      keywords: ['DefinedTerm', 'Text', 'URL'],
      license: ['CreativeWork', 'URL'],
      mainEntity: ['Thing'],
      spatialCoverage: ['Place'],
      text: ['Text'],
    },
  },
  WebSite: { isA: ['CreativeWork'] },
  WebPage: {
    isA: ['CreativeWork'],
    properties: { lastReviewed: ['Date'], reviewedBy: ['Organization', 'Person'] },
  },
  AboutPage: { isA: ['WebPage'] },
  CollectionPage: { isA: ['WebPage'] },
  ContactPage: { isA: ['WebPage'] },
  FAQPage: { isA: ['WebPage'] },
  Comment: { isA: ['CreativeWork'] },
  Answer: { isA: ['Comment'] },
  Question: { isA: ['Comment'], properties: { acceptedAnswer: ['Answer', 'ItemList'] } },
  Dataset: { isA: ['CreativeWork'], properties: { distribution: ['DataDownload'] } },
  MediaObject: { isA: ['CreativeWork'], properties: { contentUrl: ['URL'] } },
  DataDownload: { isA: ['MediaObject'] },

  Intangible: { isA: ['Thing'] },
  ItemList: {
    isA: ['Intangible'],
    properties: { itemListElement: ['ListItem', 'Text', 'Thing'], numberOfItems: ['Integer'] },
  },
  BreadcrumbList: { isA: ['ItemList'] },
  ListItem: { isA: ['Intangible'], properties: { item: ['Thing'], position: ['Integer', 'Text'] } },
  EntryPoint: { isA: ['Intangible'], properties: { urlTemplate: ['Text'] } },

  Action: { isA: ['Thing'], properties: { target: ['EntryPoint', 'URL'] } },
  // "query-input" annotates "query": https://schema.org/docs/actions.html#part-4
  SearchAction: {
    isA: ['Action'],
    properties: { query: ['Text'], 'query-input': ['PropertyValueSpecification', 'Text'] },
  },

  Person: { isA: ['Thing'] },
  Organization: {
    isA: ['Thing'],
    properties: {
      address: ['PostalAddress', 'Text'],
      email: ['Text'],
      knowsLanguage: ['Language', 'Text'],
      logo: ['ImageObject', 'URL'],
      telephone: ['Text'],
    },
  },
  MedicalOrganization: { isA: ['Organization'] },
  LocalBusiness: { isA: ['Organization', 'Place'], properties: { paymentAccepted: ['Text'] } },
  MedicalBusiness: { isA: ['LocalBusiness'] },
  MedicalClinic: {
    isA: ['MedicalBusiness', 'MedicalOrganization'],
    properties: {
      availableService: ['MedicalProcedure', 'MedicalTest', 'MedicalTherapy'],
      medicalSpecialty: ['MedicalSpecialty'],
    },
  },
  MedicalEntity: { isA: ['Thing'] },
  MedicalProcedure: { isA: ['MedicalEntity'] },
  TherapeuticProcedure: { isA: ['MedicalProcedure'] },
  MedicalTherapy: { isA: ['TherapeuticProcedure'] },

  Place: {
    isA: ['Thing'],
    properties: { containedInPlace: ['Place'], geo: ['GeoCoordinates', 'GeoShape'] },
  },
  AdministrativeArea: { isA: ['Place'] },
  Country: { isA: ['AdministrativeArea'] },
  State: { isA: ['AdministrativeArea'] },
  GeoCoordinates: {
    isA: ['Intangible'],
    properties: { latitude: ['Number', 'Text'], longitude: ['Number', 'Text'] },
  },
  PostalAddress: {
    isA: ['Intangible'],
    properties: {
      addressCountry: ['Country', 'Text'],
      addressLocality: ['Text'],
      addressRegion: ['Text'],
      postalCode: ['Text'],
      streetAddress: ['Text'],
    },
  },
};

/** Members of enumerations, which are written as their address: https://schema.org/MedicalSpecialty */
export const members: Readonly<Record<string, readonly string[]>> = {
  MedicalSpecialty: ['https://schema.org/Psychiatric'],
};
