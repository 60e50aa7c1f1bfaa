import { type Center, SAMPLE_SOURCE } from '../center/center.ts';
import { fieldNames, fields, isSingleFact } from '../center/fields.ts';
import { describeProgram } from '../center/program-text.ts';
import { hsdsText } from '../i18n/en/open-data/hsds.ts';
import { openDataText } from '../i18n/en/open-data/open-data.ts';
import { programText } from '../i18n/en/program-text.ts';
import { insuranceTypes, populations, servedOnly, untreated } from '../lists/public-lists.ts';
import { sourceOf } from '../open-data/open-data.ts';
import type {
  HsdsAddress,
  HsdsAttribute,
  HsdsLanguage,
  HsdsLocation,
  HsdsOrganization,
  HsdsPhone,
  HsdsService,
  HsdsServiceAtLocation,
  NameId,
} from './entities.ts';
import { languageCode } from './language-codes.ts';
import { readPhones } from './phones.ts';
import { limitsOf, makeTaxonomies, type Taxonomies, type TaxonomyCode } from './taxonomy.ts';

/** What a center is in HSDS: one of each. */
export type CenterEntity = 'organization' | 'location' | 'service' | 'service_at_location';

/**
 * Writes a center as records of HSDS 3.1, flat, as its tables have them. Our listings name places of treatment and not
 * who runs them, so each center is an organization of its own, with one service at one location: two listings of one
 * operator are two organizations, which nobody here could join without guessing.
 */
export class CenterRecords {
  readonly taxonomies: Taxonomies;
  readonly #nameId: NameId;

  constructor(nameId: NameId) {
    this.#nameId = nameId;
    this.taxonomies = makeTaxonomies(nameId);
  }

  /** By the center's number, which never changes. */
  id({ id }: Pick<Center, 'id'>, entity: CenterEntity): string {
    return this.#nameId(`center/${id}/${entity}`);
  }

  organization(center: Center): HsdsOrganization {
    const { name, emailPublic } = center;
    const sample = center.source === SAMPLE_SOURCE ? `${openDataText.sampleNotice} ` : '';
    return known({
      id: this.id(center, 'organization'),
      name,
      description: sample + hsdsText.organization(name, placeOf(center), sourceOf(center)),
      email: emailPublic,
      website: toUri(center.website),
    });
  }

  /**
   * `active` says that the directory shows it, and no more: `assured_date` says when somebody confirmed it. `alert` is
   * for what a reader must know at once, and the one field of a service that every list has: the crisis numbers.
   */
  service(center: Center): HsdsService {
    const { safetyNotice, sampleNotice } = openDataText;
    return known({
      id: this.id(center, 'service'),
      organization_id: this.id(center, 'organization'),
      name: center.name,
      description: describeProgram(center, programText),
      url: toUri(center.website),
      email: center.emailPublic,
      status: 'active' as const,
      fees_description: listed(
        center.insurance.map(({ insurance }) => insuranceTypes.labels[insurance]),
        hsdsText.fees,
      ),
      accreditations: listed(center.accreditations.map(({ name }) => name)),
      eligibility_description: describeEligibility(center),
      assured_date: center.lastVerifiedAt?.slice(0, 10),
      alert: center.source === SAMPLE_SOURCE ? `${sampleNotice} ${safetyNotice}` : safetyNotice,
      last_modified: center.updatedAt,
    });
  }

  /**
   * HSDS has no way to say that a position is only near: a ZIP's center is left out. So is the position of who does not
   * publish the street. An address must be complete in HSDS: what is known of another one stands in the description.
   */
  location(center: Center): HsdsLocation {
    const { street, lat, lng } = center;
    const exact = !center.approximateLocation && street !== null && lat !== null && lng !== null;
    return known({
      id: this.id(center, 'location'),
      organization_id: this.id(center, 'organization'),
      location_type: 'physical' as const,
      name: center.name,
      description: hasAddress(center) ? null : describePlace(center),
      latitude: exact ? lat : null,
      longitude: exact ? lng : null,
    });
  }

  serviceAtLocation(center: Center): HsdsServiceAtLocation {
    return {
      id: this.id(center, 'service_at_location'),
      service_id: this.id(center, 'service'),
      location_id: this.id(center, 'location'),
    };
  }

  addresses(center: Center): HsdsAddress[] {
    if (!hasAddress(center)) return [];
    return [
      {
        id: this.#nameId(`center/${center.id}/address`),
        location_id: this.id(center, 'location'),
        address_1: center.street,
        city: center.city,
        state_province: center.state,
        postal_code: center.zip,
        country: countryOf(center),
        address_type: 'physical',
      },
    ];
  }

  phones(center: Center): HsdsPhone[] {
    const { phone, intakePhones, otherPhones } = center;
    return [
      ...(phone === null ? [] : this.#phones(center, phone, 'phone')),
      ...intakePhones.flatMap((each) => this.#phones(center, each, 'intake', hsdsText.intake)),
      ...otherPhones.flatMap((each) => this.#phones(center, each, 'other')),
    ];
  }

  /** The numbers in a text; `kind` tells them from others of the center, and `said` what they are for. */
  #phones(center: Center, text: string, kind: string, said?: string): HsdsPhone[] {
    return readPhones(text).map(({ number, extension }, index) => {
      // HSDS has extensions as numbers, which would lose the first zero of "02".
      const asNumber = extension !== undefined && String(Number(extension)) === extension;
      const apart = extension === undefined || asNumber ? undefined : hsdsText.extension(extension);
      return known({
        id: this.#nameId(`center/${center.id}/${kind}/${kind === 'phone' ? '' : `${text}/`}${index}`),
        location_id: this.id(center, 'location'),
        service_id: this.id(center, 'service'),
        organization_id: this.id(center, 'organization'),
        service_at_location_id: this.id(center, 'service_at_location'),
        number,
        extension: asNumber ? Number(extension) : null,
        type: 'voice' as const,
        description: [said, apart].filter(Boolean).join('. ') || null,
      });
    });
  }

  languages(center: Center): HsdsLanguage[] {
    return [...new Set(center.languages)].map((name) =>
      known({
        id: this.#nameId(`center/${center.id}/language/${name}`),
        service_id: this.id(center, 'service'),
        name,
        code: languageCode(name),
      }),
    );
  }

  attributes(center: Center): HsdsAttribute[] {
    const link_id = this.id(center, 'service');
    return termsOf(center).map(({ taxonomy, code, value }) => {
      const { id: taxonomy_term_id, name: label } = this.taxonomies.terms.get(code)!;
      return known({
        id: this.#nameId(`center/${center.id}/attribute/${code}`),
        link_id,
        taxonomy_term_id,
        link_type: taxonomy,
        link_entity: 'service' as const,
        value,
        label,
      });
    });
  }
}

/** What holds of a center, and of its service therefore. */
interface CenterTerm {
  taxonomy: TaxonomyCode;
  /** See `Taxonomies.terms`. */
  code: string;
  value?: string;
}

/** The facts of one value, by their codes: see `FactCode`. */
const facts = fieldNames
  .filter(isSingleFact)
  .map((name) => [name, fields[name].column.toUpperCase()] as const);

/** Each term once, even where a listing says it twice. */
export function termsOf(center: Center): CenterTerm[] {
  const some = (taxonomy: TaxonomyCode, codes: readonly string[]): CenterTerm[] =>
    [...new Set(codes)].map((code) => ({ taxonomy, code }));
  const fact = (code: string, value: string | number | null): CenterTerm[] =>
    value === null ? [] : [{ taxonomy: 'fact', code, value: String(value) }];
  return [
    ...some(
      'care',
      center.care.map(({ care }) => care),
    ),
    ...some(
      'level_of_care',
      center.levels.map(({ level }) => level),
    ),
    ...some(
      'population',
      center.populations.map(({ population }) => population),
    ),
    ...some(
      'therapy',
      center.modalities.map(({ modality }) => modality),
    ),
    ...some(
      'payment',
      center.insurance.map(({ insurance }) => insurance),
    ),
    ...some(
      'topic',
      center.topics.map(({ topic }) => topic),
    ),
    ...some('eligibility', limitsOf(center)),
    ...fact('SOURCE', sourceOf(center)),
    ...facts.flatMap(([name, code]) => fact(code, center[name])),
  ];
}

function hasAddress(center: Center): center is Center & { street: string; zip: string } {
  return center.street !== null && center.zip !== null;
}

/** "Austin, TX 78701" */
function placeOf({ city, state, zip }: Center): string {
  return `${city}, ${state}${zip === null ? '' : ` ${zip}`}`;
}

function describePlace(center: Center): string {
  const place = placeOf(center);
  if (center.streetWithheld && center.street === null) return hsdsText.placeWithheld(place);
  return center.street === null ? hsdsText.placeOnly(place) : hsdsText.placeWithStreet(center.street, place);
}

/** The freely associated states are countries of their own; territories have the address of the US (ISO 3166-1). */
function countryOf({ state }: Center): string {
  return state === 'FM' || state === 'MH' || state === 'PW' ? state : 'US';
}

/** Whom it has programs for, and whom it turns away. */
function describeEligibility({ populations: served, servesOnly, doesNotTreat }: Center): string | null {
  const sentences = [
    listed(
      served.map(({ population }) => populations.labels[population]),
      hsdsText.eligibility,
    ),
    listed(
      servesOnly.map(({ group }) => servedOnly.labels[group]),
      hsdsText.servesOnly,
    ),
    listed(
      doesNotTreat.map(({ condition }) => untreated.labels[condition]),
      hsdsText.doesNotTreat,
    ),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function listed(names: readonly string[], say: (names: string) => string = (text) => text): string | null {
  return names.length === 0 ? null : say([...new Set(names)].join('; '));
}

/** What browsers fix, such as a space or an umlaut in a path, is no URI of RFC 3986 until it is encoded. */
function toUri(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).href.replace(/[[\]^|`{}\\]|%(?![0-9a-f]{2})/gi, encodeURIComponent);
}

type Known<T> = { [K in keyof T]: Exclude<T[K], null> };

/** Without the fields of which nothing is known. */
function known<T extends object>(fields: T): Known<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Known<T>;
}
