import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { Settings } from '../settings/settings.ts';
import { failed, ok, warning } from './findings.ts';

/** Whether the server knows by which address people reach it. */
export function checkAddress({
  NODE_ENV,
  PUBLIC_URL,
}: Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL'>): DoctorCheck {
  if (!PUBLIC_URL) {
    if (NODE_ENV !== 'production') return ok('address', 'PUBLIC_URL is not set, and need not be to try it.');
    const message =
      'PUBLIC_URL is not set: links in pages and in the sitemap go to whatever name a request makes up, mails have none, and no cache may keep a page.';
    return failed('address', message, 'Set PUBLIC_URL to the https address where people reach the server.');
  }
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname))
    return ok('address', `People reach the server at ${PUBLIC_URL}.`);
  const message = `PUBLIC_URL is ${PUBLIC_URL}: without https phones keep no copy, and others can read along.`;
  return warning('address', message, 'Put a proxy with a certificate in front: see deploy/.');
}
