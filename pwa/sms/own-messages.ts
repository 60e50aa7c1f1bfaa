import { showPhone } from '#core/center/phone.ts';
import { useCenterAddress } from '../share/center-address.ts';
import { smsHref } from '../site/text-help.ts';
import type { TextableCenter } from './open-sms-dialog.ts';

/**
 * A link that opens the phone's own Messages with a center's name, number, place where that is known, and page. It needs no
 * server of ours.
 */
export function useOwnMessages({ name, phone, street, city, state, slug }: TextableCenter): string {
  const address = useCenterAddress(slug);
  const place = city && `${street ? `${street}, ` : ''}${city}, ${state}`;
  return smsHref('', [name, phone && showPhone(phone), place, address].filter(Boolean).join('\n'));
}
