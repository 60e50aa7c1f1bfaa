import type { Center } from '#core/center/center.ts';
import { showPhone } from '#core/center/phone.ts';
import { SAMPLE_SOURCE } from '#core/center/sample-source.ts';
import type { Words } from '#core/i18n/catalogs.ts';
import { describeWay } from './breadcrumbs.ts';
import { pageOfCenter } from './page-list.ts';
import { pageOfState } from './state.ts';
import type { Site, Thing } from './thing.ts';

/** A center as a MedicalClinic, and the way to it. What is not known is left out. */
export function describeCenter(center: Center, site: Site, { sampleNotice }: Words['openDataText']): Thing[] {
  const { lists } = site.text;
  return [
    {
      '@type': 'MedicalClinic',
      name: center.name,
      url: site.addressOf(pageOfCenter(center)[1]),
      sameAs: center.website ?? undefined,
      description: center.programHighlights ?? undefined,
      disambiguatingDescription: center.source === SAMPLE_SOURCE ? sampleNotice : undefined,
      telephone: center.phone ? showPhone(center.phone) : undefined,
      email: center.emailPublic ?? undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: center.street ?? undefined,
        addressLocality: center.city,
        addressRegion: center.state,
        postalCode: center.zip ?? undefined,
        addressCountry: 'US',
      },
      geo: describePosition(center),
      availableService: unlessEmpty(
        namesOfCare(center, lists).map((name) => ({ '@type': 'MedicalTherapy', name })),
      ),
      medicalSpecialty: center.modalities.some(({ modality }) => modality === 'PSYCHIATRY')
        ? 'https://schema.org/Psychiatric'
        : undefined,
      paymentAccepted: unlessEmpty(
        center.insurance.map(({ insurance }) => lists.insuranceTypes.labels[insurance]),
      )?.join(', '),
      knowsLanguage: unlessEmpty(center.languages),
    },
    describeWay(
      site,
      [site.text.layout.footer.states, '/states'],
      pageOfState(center.state, site),
      pageOfCenter(center),
    ),
  ];
}

/** A ZIP's middle is no position. */
function describePosition({ lat, lng, approximateLocation }: Center): Thing | undefined {
  if (lat === null || lng === null || approximateLocation) return undefined;
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}

function namesOfCare(center: Center, { levels, modalities }: Site['text']['lists']): string[] {
  return [
    ...center.levels.map(({ level }) => levels.labels[level]),
    ...center.modalities.map(({ modality }) => modalities.labels[modality]),
  ];
}

function unlessEmpty<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined;
}
