import { VCard } from 'vcard-creator';
import type { Center } from '#core/center/center.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { phoneHref } from '#core/center/phone.ts';
import type { share } from '#core/i18n/en/share.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import type { Translated } from '#core/i18n/translated.ts';
import { tidyMessage } from '#core/messages/tidy-message.ts';

/** What the card says besides the center's own facts. */
interface VCardWords {
  words: Translated<typeof share>['contact'];
  /** "SAMHSA National Directory, 2022"; undefined where staff wrote the listing. */
  source: string | undefined;
  locale: string;
}

/**
 * A center as a contact of a phone's address book, by vCard 3.0, which they all read
 * (https://www.rfc-editor.org/rfc/rfc2426): an organization, with the page of ours where it can be looked up again
 * and an honest word on who has checked it. `address` is that page's.
 */
export function makeVCard(listed: Center, address: string, words: VCardWords, now: Date): string {
  // A line end of a listing from long ago would begin a property of its own.
  const center = tidyMessage(listed);
  const card = new VCard()
    .addFullName(center.name)
    .addCompany({ name: center.name })
    // No person's name: with X-ABShowAs Apple's address book files it under the organization.
    .addCustomProperty({ name: 'N', value: ';;;;' })
    .addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
    .addAddress({
      street: center.street ?? '',
      locality: center.city,
      region: center.state,
      postalCode: center.zip ?? '',
      country: 'USA',
      type: ['work'],
    })
    .addNote(makeNote(center, address, words, now))
    .addRevision(new Date(center.updatedAt));
  if (center.phone) {
    card.addPhoneNumber({ number: phoneHref(center.phone).slice('tel:'.length), type: ['work', 'voice'] });
  }
  if (center.emailPublic) card.addEmail({ address: center.emailPublic, type: ['internet', 'work'] });
  if (center.website) card.addUrl({ url: center.website, type: ['work'] });
  return card.toString();
}

function makeNote(center: Center, address: string, { words, source, locale }: VCardWords, now: Date): string {
  const freshness = freshnessOf(center, now);
  const date = center.lastVerifiedAt === null ? '' : formatLongDate(center.lastVerifiedAt, locale);
  const checked = freshness === 'unverified' ? words.unverified : words[freshness](date);
  return [checked, source && words.source(source), words.crisis, address].filter(Boolean).join('\n');
}
