import type { FormKind } from '#core/messages/form-messages.ts';
import { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import { ContactPayload, ListingPayload } from '#core/messages/submission.ts';
import type { Messages } from '../outbox/message-kinds.ts';

/** A field that people fill in. */
export type FieldName<K extends FormKind> = Exclude<keyof Messages[K], 'fax' | 'language' | 'userPhone'> &
  string;

/** What the inputs hold, by field: text, a tick, or the ticked values of a group. */
export type FieldValues<K extends FormKind> = Record<FieldName<K>, string | boolean | readonly string[]>;

/** What the API takes, checked before it is sent. */
export const formSchemas = {
  matching: LiveMatchingRequest,
  listing: ListingPayload,
  contact: ContactPayload,
};
