import type { Center } from '#core/center/center.ts';
import { readOwnState } from '../own-state.ts';

/**
 * Counts a tap on a center's phone number (spec, section 7). The link itself makes the call, whatever becomes of
 * this.
 */
export function trackCall({ id, name, phone }: Pick<Center, 'id' | 'name' | 'phone'>): void {
  const tap = {
    centerId: id,
    centerName: name,
    centerPhone: phone ?? '',
    userState: readOwnState() ?? null,
    userCountry: 'US' as const,
    clickedAt: new Date().toISOString(),
    referrerUrl: window.location.pathname,
  };
  import('./outbox.ts').then(({ send }) => send('call', tap)).catch(() => undefined);
}
