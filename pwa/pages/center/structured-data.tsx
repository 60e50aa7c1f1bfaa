import type { Center } from '#core/center.ts';
import { JsonLd } from '../../components/json-ld.tsx';

/** A center as schema.org's MedicalClinic. What is not known is left out; a ZIP's middle is no position. */
export function CenterStructuredData({ center }: { center: Center }) {
  const located = center.lat !== null && center.lng !== null && !center.approximateLocation;
  return (
    <JsonLd
      data={{
        '@type': 'MedicalClinic',
        name: center.name,
        description: center.programHighlights ?? undefined,
        telephone: center.phone ?? undefined,
        email: center.emailPublic ?? undefined,
        url: center.website ?? undefined,
        address: {
          '@type': 'PostalAddress',
          streetAddress: center.street ?? undefined,
          addressLocality: center.city,
          addressRegion: center.state,
          postalCode: center.zip ?? undefined,
          addressCountry: 'US',
        },
        geo: located ? { '@type': 'GeoCoordinates', latitude: center.lat, longitude: center.lng } : undefined,
      }}
    />
  );
}
