import type { Center } from '#core/center/center.ts';

/** Where a center is, as far as directions need it. */
type Whereabouts = Pick<Center, 'street' | 'city' | 'state' | 'zip' | 'lat' | 'lng' | 'approximateLocation'>;

/**
 * A link that opens the phone's own maps at a center: `geo:` (RFC 5870), with the address behind it as Android's maps
 * read it (https://developer.android.com/guide/components/intents-common#Maps). Undefined where the street is not listed:
 * nobody is led to a house that does not want to be found.
 *
 * The middle of a ZIP code is no place to go to, so that there the address alone counts. iPhones know no `geo:` before
 * iOS 18; `maps:` is Apple's own, by the parameters of
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export function directionsHref(center: Whereabouts, apple: boolean): string | undefined {
  const { street, city, state, zip, lat, lng, approximateLocation } = center;
  if (!street) return undefined;
  const address = encodeURIComponent(`${street}, ${city}, ${state} ${zip ?? ''}`.trimEnd());
  if (apple) return `maps:?daddr=${address}`;
  const exact = lat !== null && lng !== null && !approximateLocation;
  return `geo:${exact ? `${lat},${lng}` : '0,0'}?q=${address}`;
}
