import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { Settings } from '../settings/settings.ts';
import { ok, warning } from './findings.ts';

/** Whether those who pass the directory on can say who publishes it. */
export function checkPublisher({
  NODE_ENV,
  PUBLISHER,
  PUBLISHER_CONTACT,
}: Pick<Settings, 'NODE_ENV' | 'PUBLISHER' | 'PUBLISHER_CONTACT'>): DoctorCheck {
  if (PUBLISHER) {
    return ok(
      'publisher',
      `${PUBLISHER} publishes this directory${PUBLISHER_CONTACT ? ` (${PUBLISHER_CONTACT})` : ''}.`,
    );
  }
  if (NODE_ENV !== 'production') return ok('publisher', 'PUBLISHER is not set, and need not be to try it.');
  return warning(
    'publisher',
    'PUBLISHER is not set: /llms.txt says that nobody is named as the publisher of this directory.',
    'Set PUBLISHER to your name, and PUBLISHER_CONTACT to where you are reached.',
  );
}
